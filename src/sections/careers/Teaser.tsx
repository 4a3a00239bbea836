import type { Careers } from '#src/content/read/careers.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import styles from './Teaser.module.css';

type TeaserProps = Careers['joinUs'];

export function Teaser({ mark, heading, text, openings, button }: TeaserProps) {
  return (
    <section id="join-us" className={styles.teaser} aria-labelledby="join-us-heading">
      <p className={styles.mark} data-label="">
        {mark}
      </p>
      <h1 className={styles.heading} id="join-us-heading">
        <span data-lines="">{heading}</span>
      </h1>
      <div className={styles.words}>
        <p className={styles.text} data-lede="">
          {text}
        </p>
        <div className={styles.openings}>
          {openings && (
            <div>
              <strong>{openings.total}</strong>
              <ul className={styles.kinds}>
                {openings.kinds.map((kind) => (
                  <li key={kind}>{kind}</li>
                ))}
              </ul>
            </div>
          )}
          <ActionLink {...button} />
        </div>
      </div>
    </section>
  );
}
