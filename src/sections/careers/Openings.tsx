import type { ReactNode } from 'react';
import type { Careers } from '#src/content/read/careers.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { Columns, Stack } from '#src/ui/Layout.tsx';
import { Headline, Label, Prose } from '#src/ui/Text.tsx';
import { Cloth } from '#src/weave/Cloth.tsx';
import { Gathering } from '#src/weave/Lanes.tsx';
import styles from './Openings.module.css';

/** `children` is the filter and the list, below the heading. */
type OpeningsProps = Careers['openings'] & { children: ReactNode };

/** The openings, below a cloth with a stripe for each; its threads lead to the rows of the list. */
export function Openings({ stripes, hasNone, howToApply, children, ...words }: OpeningsProps) {
  return (
    <section id="openings" className={styles.openings} aria-labelledby="openings-heading">
      <div className={styles.board}>
        <div className={styles.band}>
          <Cloth className={styles.cloth} stripes={stripes} isFinished={hasNone} />
        </div>
        {!hasNone && (
          <div className={styles.threads}>
            <Gathering fall={styles.fall} lanes={stripes} />
          </div>
        )}
        <Columns as="header" most={2} className={styles.head}>
          <Stack>
            <Label isCounted>{words.mark}</Label>
            <Headline as="h2" id="openings-heading">
              {words.heading}
            </Headline>
            {words.note && <Prose>{words.note}</Prose>}
          </Stack>
          {howToApply && (
            <Stack className={styles.how}>
              <Label as="h3">{howToApply.heading}</Label>
              <p>{howToApply.text}</p>
              <BulletList {...howToApply.asked} />
            </Stack>
          )}
        </Columns>
        {children}
      </div>
    </section>
  );
}
