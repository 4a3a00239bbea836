import type { Story } from '#src/read/story.ts';
import { PageHead } from '#src/ui/PageHead.tsx';
import { HeadlineCard } from '#src/weave/cards.tsx';
import styles from './Intro.module.css';

/** The headline and the story in a sentence, the headline as a tape as wide as the page, and the story behind it. */
export function Intro({ mark, heading, lede, paragraphs }: Story['intro']) {
  return (
    <section id="intro">
      <PageHead mark={mark} heading={heading} id="intro-heading">
        <p className={styles.lede}>{lede}</p>
      </PageHead>
      <HeadlineCard text={heading} className={styles.card} />
      <div className={styles.text} lang={paragraphs.lang}>
        {paragraphs.items.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
