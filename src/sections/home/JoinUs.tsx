import type { Home } from '#src/content/read/home.ts';
import { OpeningTotals } from '#src/sections/shared/OpeningTotals.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Row } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';

export function JoinUs({ mark, heading, text, openings, button }: Home['joinUs']) {
  return (
    <Section id="join-us" mark={mark} heading={heading} intro={text}>
      <Row justify="space-between">
        {openings && <OpeningTotals {...openings} />}
        <ActionLink {...button} />
      </Row>
    </Section>
  );
}
