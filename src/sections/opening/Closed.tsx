import type { Opening } from '#src/content/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Lede } from '#src/ui/Lede.tsx';
import { Section } from '#src/ui/Section.tsx';

type ClosedProps = NonNullable<Opening['closed']>;

export function Closed({ mark, heading, text, button }: ClosedProps) {
  return (
    <Section id="closed" mark={mark} heading={heading}>
      <Lede>{text}</Lede>
      <ActionLink {...button} />
    </Section>
  );
}
