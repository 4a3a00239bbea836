import type { ReactNode } from 'react';
import type { Careers } from '#src/content/read/careers.ts';
import { BulletList } from '#src/sections/shared/BulletList.tsx';
import { Cloth } from '#src/weave/Cloth.tsx';
import { Gathering } from '#src/weave/Lanes.tsx';
import styles from './Openings.module.css';

/** Its child is the list below the heading. */
type OpeningsProps = Careers['openings'] & { children: ReactNode };

/** The cloth of the openings, and its threads on their way to the rows. */
export function Openings({ stripes, hasNone, howToApply, children, ...words }: OpeningsProps) {
  return (
    <section id="openings" className={styles.openings} aria-labelledby="openings-heading">
      <div className={styles.board}>
        <div className={styles.band} data-screen="">
          <Cloth className={styles.cloth} stripes={stripes} isFinished={hasNone} />
        </div>
        {!hasNone && (
          <div className={styles.threads} data-screen="">
            <Gathering fall={styles.fall} lanes={stripes} />
          </div>
        )}
        <header className={styles.head} data-columns="2">
          <div data-stack="">
            <p data-label="counted">{words.mark}</p>
            <h2 id="openings-heading" data-large="">
              {words.heading}
            </h2>
            {words.note && <p data-prose="">{words.note}</p>}
          </div>
          {howToApply && (
            <div className={styles.how} data-stack="" data-prose="" data-screen="">
              <h3 data-label="">{howToApply.heading}</h3>
              <p>{howToApply.text}</p>
              <BulletList items={howToApply.asked} lang={howToApply.listLang} />
            </div>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
