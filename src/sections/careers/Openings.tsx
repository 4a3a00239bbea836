import type { ReactNode } from 'react';
import styles from './Openings.module.css';

type OpeningsProps = { children: ReactNode };

/** The cloth with the heading, the filter and the jobs. */
export function Openings({ children }: OpeningsProps) {
  return (
    <section id="openings" className={styles.openings} aria-labelledby="openings-heading">
      <div className={styles.board}>{children}</div>
    </section>
  );
}
