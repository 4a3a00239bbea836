import type { ReactNode } from 'react';
import type { Careers } from '#src/read/careers.ts';
import { Row } from '#src/ui/Layout.tsx';
import { Headline, Prose } from '#src/ui/Text.tsx';
import { Cloth } from '#src/weave/Cloth.tsx';
import { Gathering } from '#src/weave/Gathering.tsx';
import { Filter } from './Filter.tsx';
import styles from './Openings.module.css';

/** `children` is the list, below the heading. */
type OpeningsProps = Careers['openings'] & { children: ReactNode };

/** The openings, below a cloth with a stripe for each; its threads lead to the rows of the list. */
export function Openings({ stripes, filter, children, heading, none }: OpeningsProps) {
  return (
    <section id="openings" className={styles.openings}>
      <Cloth className={styles.cloth} stripes={stripes} isFinished={none !== undefined} />
      {!none && <Gathering className={styles.threads} fromCloth={styles.fall} lanes={stripes} />}
      <Row as="header" justify="space-between" className={styles.head}>
        <Headline as="h2" id="openings-heading" size="least">
          {heading}
        </Headline>
        {none && <Prose>{none}</Prose>}
        <Filter {...filter} />
      </Row>
      {children}
    </section>
  );
}
