import type { Careers } from '#src/content/read/careers.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Dotted } from '#src/ui/Dotted.tsx';
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
            <p>
              <strong>{openings.total}</strong> <Dotted parts={openings.kinds} />
            </p>
          )}
          <ActionLink {...button} />
        </div>
      </div>
    </section>
  );
}
