import type { Story } from '#src/read/story.ts';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import { LessonCard } from '#src/weave/cards.tsx';
import { Lacing } from '#src/weave/Lacing.tsx';
import styles from './Timeline.module.css';

/** A chain of cards, each punched with its lesson's title and laced to the next. */
export function Timeline({ mark, heading, items: lessons }: Story['timeline']) {
  return (
    <Section id="timeline" mark={mark} heading={heading}>
      <ol lang={lessons.lang}>
        {lessons.items.map(({ title, text }, index) => (
          <li className={styles.item} key={title}>
            <LessonCard text={title} className={styles.card} />
            {index < lessons.items.length - 1 && <Lacing className={styles.laces} />}
            <div className={styles.words}>
              <h3>{title}</h3>
              <Prose>{text}</Prose>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
