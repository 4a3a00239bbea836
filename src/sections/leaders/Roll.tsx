import type { Leaders } from '#src/content/read/leaders.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './Roll.module.css';

type RollProps = Leaders['roll'];

/** The leaders, each by a pair of eyes on the same warp or by a portrait. */
export function Roll({ mark, heading, lede, pointsLabel, shown, leaders }: RollProps) {
  return (
    <section id="leaders" aria-labelledby="leaders-heading">
      <PageHead mark={mark} heading={heading} id="leaders-heading">
        <p data-lede="">{lede}</p>
      </PageHead>
      <ol className={styles.roll} data-shown={shown}>
        {leaders.map(({ id, points, portrait, ...person }, index) => (
          <li className={styles.leader} key={id}>
            <div
              className={styles.picture}
              data-scheme="light"
              data-whose={person.name ?? person.role}
            >
              <Picture {...portrait} isFirst={index === 0} />
            </div>
            <div className={styles.words}>
              <PersonWords {...person}>
                <h3 data-label="">{pointsLabel}</h3>
                <ul className={styles.points}>
                  {points.map((point) => (
                    <li className={styles.point} key={point}>
                      {point}
                    </li>
                  ))}
                </ul>
              </PersonWords>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
