import type { ReactNode } from 'react';
import styles from './Lede.module.css';

/** The sentence or two that follow a section's heading, in the column below it. */
export function Lede({ children }: { children: ReactNode }) {
  return <p className={styles.lede}>{children}</p>;
}
