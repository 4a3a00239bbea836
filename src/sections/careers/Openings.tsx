import type { ReactNode } from 'react';
import styles from './Openings.module.css';

/** Its child is the board: the cloth with the heading, the filter and the jobs. */
type OpeningsProps = { children: ReactNode };

export function Openings({ children }: OpeningsProps) {
  return (
    <section id="openings" className={styles.openings} aria-labelledby="openings-heading">
      {children}
    </section>
  );
}
