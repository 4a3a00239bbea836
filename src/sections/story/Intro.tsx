import type { Story } from '#src/content/read/story.ts';
import { Split } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { HeadlineCard } from '#src/weave/cards.tsx';
import styles from './Intro.module.css';

/** The headline, the same headline as a punched card as wide as the page, and the story behind it. */
export function Intro({ mark, heading, spelling, caption, lede, ...text }: Story['intro']) {
  return (
    <section id="intro" aria-labelledby="intro-heading">
      <PageHead mark={mark} heading={heading} id="intro-heading" />
      <figure>
        <HeadlineCard spelling={spelling} className={styles.card} />
        <figcaption className={styles.caption}>{caption}</figcaption>
      </figure>
      <Split className={styles.essay}>
        <p className={styles.lede}>{lede}</p>
        <div className={styles.text} lang={text.paragraphs.lang}>
          {text.paragraphs.items.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Split>
    </section>
  );
}
