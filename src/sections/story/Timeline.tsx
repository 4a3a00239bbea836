import type { Story } from '#src/content/read/story.ts';
import { Section } from '#src/ui/Section.tsx';
import { Lacing } from '#src/weave/Lacing.tsx';
import { LessonCard } from '#src/weave/LessonCard.tsx';
import { Turn } from '#src/weave/Turn.tsx';
import styles from './Timeline.module.css';

type TimelineProps = Story['timeline'];

// Where the cards overlap, in thousandths of the list's width. They lean and stand left and right by turns.
const laces = [
  [435, 511, 587],
  [413, 489, 565],
];

/** A chain of cards, each punched with its lesson's title and laced to the next. */
export function Timeline({ mark, heading, items }: TimelineProps) {
  return (
    <Section id="timeline" mark={mark} heading={heading}>
      <div className={styles.chain}>
        <ol className={styles.timeline}>
          {items.map(({ title, text, spelling }, index) => (
            <li className={styles.item} key={title}>
              <div className={styles.card}>
                <LessonCard spelling={spelling} className={styles.drawing} />
              </div>
              {index === 0 && <Turn className={styles.beginning} hasHole />}
              {index < items.length - 1 && (
                <Lacing at={laces[index % 2] ?? []} className={styles.lacing} />
              )}
              {/* On the last card the laces have another colour. */}
              {index === items.length - 2 && (
                <Lacing at={laces[index % 2] ?? []} className={styles.lacing} />
              )}
              {index === items.length - 1 && <Turn className={styles.end} />}
              <div className={styles.words}>
                <h3>{title}</h3>
                <p className={styles.text}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
