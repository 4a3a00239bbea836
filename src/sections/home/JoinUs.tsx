import type { Home } from '#src/content/read/home.ts';
import { OpenPositions } from '#src/sections/shared/OpenPositions.tsx';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './JoinUs.module.css';

export function JoinUs({ mark, heading, text, openings, button }: Home['joinUs']) {
  return (
    <Section id="join-us" mark={mark} heading={heading} intro={text}>
      <div className={styles.words} data-row="">
        {openings && <OpenPositions {...openings} />}
        <ActionLink {...button} />
      </div>
    </Section>
  );
}
