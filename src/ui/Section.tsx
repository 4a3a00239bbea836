import type { ReactNode } from 'react';
import { Knot } from '#src/weave/Knot.tsx';
import { Background } from './Background.tsx';
import { Row } from './Layout.tsx';
import styles from './Section.module.css';
import { Headline, Label, Prose } from './Text.tsx';

type SectionProps = {
  id: string;
  mark: string;
  heading: string;
  /** Silk by default. */
  tone?: 'deep' | 'night';
  /** A sentence or two that belong to the heading. */
  intro?: ReactNode;
  children: ReactNode;
};

/** A section of a page: a mark with a knot in the page's thread, a heading, and the content. */
export function Section({ id, mark, heading, tone, intro, children }: SectionProps) {
  return (
    <Background tone={tone} id={id} className={styles.section}>
      <Row as="header" justify="space-between" className={styles.head}>
        <Label className={styles.mark}>
          <Knot />
          {mark}
        </Label>
        <Headline as="h2" className={styles.heading}>
          {heading}
        </Headline>
        {intro && <Prose className={styles.intro}>{intro}</Prose>}
      </Row>
      {children}
    </Background>
  );
}
