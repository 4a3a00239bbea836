import type { Home } from '#src/content/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Stats.module.css';

type StatsProps = Home['stats'];

export function Stats({ mark, heading, statement, items }: StatsProps) {
  return (
    <Section id="stats" mark={mark} heading={heading}>
      <p className={styles.statement}>{statement}</p>
      <ul className={styles.counts}>
        {items.map(({ id, number, caption, meaning, drawing }) => (
          <li className={styles.count} key={id} data-claim={id}>
            <p className={styles.number}>{number}</p>
            <Picture {...drawing} />
            {meaning && <p className={styles.caption}>{meaning}</p>}
            <p className={styles.caption}>{caption}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
