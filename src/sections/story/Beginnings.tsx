import type { Story } from '#src/content/read/story.ts';
import { HeadlineCard } from '#src/weave/HeadlineCard.tsx';
import styles from './Beginnings.module.css';

type BeginningsProps = Story['intro'];

/** The headline, the same as a card from edge to edge of the page, and how it came about. */
export function Beginnings({
  mark,
  heading,
  spelling,
  caption,
  lede,
  paragraphs,
}: BeginningsProps) {
  return (
    <section className={styles.beginnings} id="beginnings" aria-labelledby="beginnings-heading">
      <header className={styles.head}>
        <p data-label="">{mark}</p>
        <h1 className={styles.heading} id="beginnings-heading">
          <span data-lines="">{heading}</span>
        </h1>
      </header>
      <figure className={styles.figure}>
        <HeadlineCard spelling={spelling} className={styles.card} />
        <figcaption className={styles.caption} data-rail="">
          {caption}
        </figcaption>
      </figure>
      <div className={styles.essay} data-rail="">
        <p className={styles.lede}>{lede}</p>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p className={styles.paragraph} key={paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </section>
  );
}
