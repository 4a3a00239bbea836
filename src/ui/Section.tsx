import type { ReactNode } from 'react';
import { Knot } from '#src/weave/Knot.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** The section's id; that of its heading is `<id>-heading`. */
  id: string;
  mark: string;
  heading: string;
  /** `most` is for the one heading that a page is remembered by. */
  size?: 'most';
  /** Silk by default. */
  ground?: 'deep' | 'night';
  /** A sentence or two that belong to the heading. */
  intro?: ReactNode;
  children: ReactNode;
};

/**
 * A background as wide as the viewport, a mark at which the page's thread has a knot, a large heading, and the
 * content in the page's columns.
 */
export function Section({ id, mark, heading, size, ground, intro, children }: SectionProps) {
  return (
    <section
      id={id}
      className={styles.section}
      data-page=""
      data-ground={ground}
      aria-labelledby={`${id}-heading`}
    >
      <header className={styles.head} data-row="between">
        <p className={styles.mark} data-label="counted">
          <Knot />
          {mark}
        </p>
        <h2 id={`${id}-heading`} className={styles.heading} data-large={size ?? ''}>
          {heading}
        </h2>
        {intro && (
          <p className={styles.intro} data-prose="">
            {intro}
          </p>
        )}
      </header>
      {children}
    </section>
  );
}
