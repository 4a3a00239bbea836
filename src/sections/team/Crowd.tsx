import type { Team } from '#src/read/team.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Lede, Row, Split, Stack } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Crowd.module.css';

export function Crowd({ mark, heading, text, knots, leadersLink, careersLink }: Team['crowd']) {
  return (
    <Section id="crowd" mark={mark} heading={heading}>
      <Split className={styles.crowd}>
        <Picture className={styles.knots} {...knots} />
        <Stack>
          <Lede>{text}</Lede>
          <Row as="p">
            <ActionLink {...leadersLink} />
            <ActionLink {...careersLink} weight="quiet" />
          </Row>
        </Stack>
      </Split>
    </Section>
  );
}
