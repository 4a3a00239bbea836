import type { Careers } from '#src/content/read/careers.ts';
import { Cloth } from '#src/weave/Cloth.tsx';
import { Gathering } from '#src/weave/Lanes.tsx';
import styles from './Weaving.module.css';

/** The cloth of the openings, its threads on their way to the rows, and the heading beside them. */
export function Weaving({
  mark,
  heading,
  caption,
  howToApply,
  stripes,
  isFinished,
}: Careers['weaving']) {
  return (
    <>
      <div className={styles.band} data-screen="">
        <Cloth className={styles.cloth} stripes={stripes} isFinished={isFinished} />
      </div>
      {!isFinished && (
        <div className={styles.threads} data-screen="">
          <Gathering fall={styles.fall} lanes={stripes} />
        </div>
      )}
      <header className={styles.head} data-columns="2">
        <div className={styles.words} data-stack="">
          <p data-label="">{mark}</p>
          <h2 id="openings-heading" data-large="">
            {heading}
          </h2>
          <p data-prose="">{caption}</p>
        </div>
        {howToApply && (
          <div className={styles.how} data-stack="" data-screen="">
            <h3 className={styles.title}>{howToApply.heading}</h3>
            <ol data-marks="" data-prose="">
              {howToApply.steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </div>
        )}
      </header>
    </>
  );
}
