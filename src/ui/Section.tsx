import type { ReactNode } from 'react';
import { Knot } from '#src/weave/Knot.tsx';
import { Ground } from './Ground.tsx';
import { Row } from './Layout.tsx';
import styles from './Section.module.css';
import { Headline, Label, Prose } from './Text.tsx';

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
    <Ground tone={ground} id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <Row as="header" justify="space-between" className={styles.head}>
        <Label isCounted className={styles.mark}>
          <Knot />
          {mark}
        </Label>
        <Headline as="h2" size={size} id={`${id}-heading`} className={styles.heading}>
          {heading}
        </Headline>
        {intro && <Prose className={styles.intro}>{intro}</Prose>}
      </Row>
      {children}
    </Ground>
  );
}
