import type { Careers } from '#src/content/read/careers.ts';
import { Cloth } from '#src/weave/Cloth.tsx';
import { Crossing } from '#src/weave/Crossing.tsx';
import styles from './Weaving.module.css';

type WeavingProps = Careers['weaving'];

/** The cloth of the openings, its threads on their way to the rows, and the heading beside them. */
export function Weaving({ mark, heading, caption, howToApply, stripes, isFinished }: WeavingProps) {
  return (
    <>
      <div className={styles.band} data-screen="">
        <Cloth className={styles.cloth} stripes={stripes} isFinished={isFinished} />
      </div>
      {!isFinished && (
        <div className={styles.threads} data-screen="" aria-hidden="true">
          {stripes.map(({ id, category, thread }, lane) => (
            <i
              className={styles.thread}
              key={id}
              data-lane={lane}
              data-thread={category}
              data-kind={thread}
            />
          ))}
          <Crossing className={styles.crossing} lanes={stripes} />
        </div>
      )}
      <header className={styles.head}>
        <div className={styles.words}>
          <p data-label="">{mark}</p>
          <h2 className={styles.heading} id="openings-heading">
            {heading}
          </h2>
          <p className={styles.caption}>{caption}</p>
        </div>
        {howToApply && (
          <div className={styles.how} data-screen="">
            <h3 className={styles.title}>{howToApply.heading}</h3>
            <ol className={styles.steps}>
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
