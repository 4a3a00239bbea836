import type { ReactNode } from 'react';
import type { Careers } from '#src/read/careers.ts';
import { Row, Stack } from '#src/ui/Layout.tsx';
import { Headline, Prose } from '#src/ui/Text.tsx';
import { Cloth } from '#src/weave/Cloth.tsx';
import { Gathering } from '#src/weave/Gathering.tsx';
import { Filter } from './Filter.tsx';
import styles from './Openings.module.css';

/** `children` is the list, below the heading. */
type OpeningsProps = Careers['openings'] & { children: ReactNode };

/** The openings, below a cloth with a stripe for each; its threads lead to the rows of the list. */
export function Openings({ stripes, hasNone, filter, children, ...words }: OpeningsProps) {
  return (
    <section id="openings" className={styles.openings}>
      <div className={styles.board}>
        <div className={styles.band}>
          <Cloth className={styles.cloth} stripes={stripes} isFinished={hasNone} />
        </div>
        {!hasNone && (
          <div className={styles.threads}>
            <Gathering fall={styles.fall} lanes={stripes} />
          </div>
        )}
        <Row as="header" justify="space-between" className={styles.head}>
          <Stack>
            <Headline as="h2" id="openings-heading">
              {words.heading}
            </Headline>
            {words.none && <Prose>{words.none}</Prose>}
          </Stack>
          <Filter {...filter} />
        </Row>
        {children}
      </div>
    </section>
  );
}
