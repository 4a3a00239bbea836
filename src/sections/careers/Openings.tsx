import type { ReactNode } from 'react';
import type { Careers } from '#src/content/read/careers.ts';
import { Lede } from '#src/ui/Lede.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Openings.module.css';

/** Its child is the board with the filter and the jobs. */
type OpeningsProps = Careers['openings'] & { children: ReactNode };

export function Openings({ mark, heading, text, howToApply, children }: OpeningsProps) {
  return (
    <Section id="openings" mark={mark} heading={heading}>
      <Lede>{text}</Lede>
      <div className={styles.how}>
        <h3 className={styles.title}>{howToApply.heading}</h3>
        <ol className={styles.steps}>
          {howToApply.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={styles.board}>{children}</div>
    </Section>
  );
}
