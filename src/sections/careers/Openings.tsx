import type { ReactNode } from 'react';
import type { Careers } from '#src/content/read/careers.ts';
import { Points } from '#src/sections/shared/Points.tsx';
import { Cloth } from '#src/weave/Cloth.tsx';
import { Gathering } from '#src/weave/Lanes.tsx';
import styles from './Openings.module.css';

/** Its child is the list below the heading. */
type OpeningsProps = Careers['openings'] & { children: ReactNode };

/** The cloth of the openings, and its threads on their way to the rows. */
export function Openings({
  mark,
  heading,
  note,
  howToApply,
  stripes,
  isFinished,
  children,
}: OpeningsProps) {
  return (
    <section id="openings" className={styles.openings} aria-labelledby="openings-heading">
      <div className={styles.board}>
        <div className={styles.band} data-screen="">
          <Cloth className={styles.cloth} stripes={stripes} isFinished={isFinished} />
        </div>
        {!isFinished && (
          <div className={styles.threads} data-screen="">
            <Gathering fall={styles.fall} lanes={stripes} />
          </div>
        )}
        <header className={styles.head} data-columns="2">
          <div data-stack="">
            <p className={styles.mark} data-label="">
              {mark}
            </p>
            <h2 id="openings-heading" data-large="">
              {heading}
            </h2>
            {note && <p data-prose="">{note}</p>}
          </div>
          {howToApply && (
            <div className={styles.how} data-stack="" data-prose="" data-screen="">
              <h3 data-label="">{howToApply.heading}</h3>
              <p>{howToApply.text}</p>
              <Points items={howToApply.asked} />
            </div>
          )}
        </header>
        {children}
      </div>
    </section>
  );
}
