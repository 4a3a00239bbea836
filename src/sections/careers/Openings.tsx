import type { ReactNode } from 'react';
import type { Careers } from '#src/content/read/careers.ts';
import styles from './Openings.module.css';

/** Its child is the board: the cloth with the heading, the filter and the jobs. */
type OpeningsProps = Careers['openings'] & { children: ReactNode };

export function Openings({ stripes, children }: OpeningsProps) {
  return (
    <section
      id="openings"
      className={styles.openings}
      data-lane={stripes}
      aria-labelledby="openings-heading"
    >
      {children}
    </section>
  );
}
