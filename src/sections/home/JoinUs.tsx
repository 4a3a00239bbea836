import type { Home } from '#src/content/read/home.ts';
import { OpeningKinds } from '#src/sections/shared/OpeningKinds.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Row } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';

export function JoinUs({ mark, heading, text, kinds, button }: Home['joinUs']) {
  return (
    <Section id="join-us" mark={mark} heading={heading} intro={text}>
      <Row justify="space-between">
        <OpeningKinds kinds={kinds} />
        <ActionLink {...button} />
      </Row>
    </Section>
  );
}
