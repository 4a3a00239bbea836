import type { ReactNode } from 'react';
import { Knot } from '#src/weave/Knot.tsx';
import styles from './Section.module.css';

type SectionProps = {
  /** The section's address on the page; its heading is `<id>-heading`. */
  id: string;
  mark: string;
  heading: string;
  /** The page's first section carries its `h1`. */
  level?: 1 | 2;
  /** `most` is for the one heading that a page is remembered by. */
  size?: 'most';
  /** Silk, where nothing is said. */
  ground?: 'deep' | 'night';
  /** A sentence or two that belong to the heading. */
  intro?: ReactNode;
  children: ReactNode;
};

/**
 * A ground as wide as the window, a mark that the page's thread is knotted at, a large heading, and
 * whatever the section is about, in the page's columns.
 */
export function Section({
  id,
  mark,
  heading,
  level = 2,
  size,
  ground,
  intro,
  children,
}: SectionProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      id={id}
      className={styles.section}
      data-page=""
      data-ground={ground}
      aria-labelledby={`${id}-heading`}
    >
      <header className={styles.head} data-columns="3">
        <p className={styles.mark} data-label="">
          <Knot />
          {mark}
        </p>
        <Heading id={`${id}-heading`} className={styles.heading} data-large={size ?? ''}>
          {heading}
        </Heading>
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
