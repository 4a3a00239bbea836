import type { Leaders } from '#src/content/read/leaders.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
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
        {leaders.map(({ id, points, portrait, ...person }, index) => (
          <li className={styles.leader} key={id}>
            <div className={styles.portrait}>
              <Picture {...portrait} isFirst={index === 0} />
            </div>
            <PersonWords {...person} size="large">
              <h3 data-label="">{pointsLabel}</h3>
              <ul className={styles.points}>
                {points.map((point) => (
                  <li className={styles.point} key={point}>
                    {point}
                  </li>
                ))}
              </ul>
            </PersonWords>
          </li>
        ))}
      </ol>
    </Section>
  );
}
