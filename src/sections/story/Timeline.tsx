import type { Story } from '#src/content/read/story.ts';
import { Section } from '#src/ui/Section.tsx';
import styles from './Timeline.module.css';

type TimelineProps = Story['timeline'];

export function Timeline({ mark, heading, items }: TimelineProps) {
  return (
    <Section id="timeline" mark={mark} heading={heading}>
      <ol className={styles.timeline}>
        {items.map(({ title, text }) => (
          <li className={styles.item} key={title}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
