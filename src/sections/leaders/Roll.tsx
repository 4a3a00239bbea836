import type { Leaders } from '#src/content/read/leaders.ts';
import { Lede } from '#src/ui/Lede.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Roll.module.css';

type RollProps = Leaders['roll'];

export function Roll({ mark, heading, lede, pointsLabel, leaders }: RollProps) {
  return (
    <Section id="leaders" mark={mark} heading={heading} level={1}>
      <Lede>{lede}</Lede>
      <ol className={styles.roll}>
        {leaders.map(({ id, name, role, duty, text, points, portrait }, index) => (
          <li className={styles.leader} key={id}>
            <div className={styles.portrait}>
              <Picture {...portrait} isFirst={index === 0} />
            </div>
            <div className={styles.words}>
              {name && <p className={styles.role}>{role}</p>}
              <h2 className={styles.title}>{name ?? role}</h2>
              <p>{duty}</p>
              <p className={styles.text}>{text}</p>
              <h3 className={styles.role}>{pointsLabel}</h3>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li className={styles.point} key={point}>
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
