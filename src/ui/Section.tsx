import type { ReactNode } from 'react';
import styles from './Section.module.css';

type SectionProps = {
  /** The section's address on the page; its heading is `<id>-heading`. */
  id: string;
  mark: string;
  heading: string;
  /** The page's first section carries its `h1`. */
  level?: 1 | 2;
  children: ReactNode;
};

/** A hairline, a small mark at the left, a large heading, and whatever the section is about. */
export function Section({ id, mark, heading, level = 2, children }: SectionProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <header className={styles.head}>
        <p className={styles.mark} data-label="">
          {mark}
        </p>
        <Heading id={`${id}-heading`} className={styles.heading}>
          {heading}
        </Heading>
      </header>
      {children}
    </section>
  );
}
