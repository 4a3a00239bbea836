import type { Leaders } from '#src/content/read/leaders.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './Roll.module.css';

type RollProps = Leaders['roll'];

/** The leaders, each by a pair of eyes on the same warp or by a portrait. */
export function Roll({ mark, heading, lede, pointsLabel, shown, leaders }: RollProps) {
  return (
    <section className={styles.leaders} id="leaders" aria-labelledby="leaders-heading">
      <header className={styles.head}>
        <p data-label="">{mark}</p>
        <h1 className={styles.heading} id="leaders-heading">
          {heading}
        </h1>
        <p className={styles.lede} data-lede="">
          {lede}
        </p>
      </header>
      <ol className={styles.roll} data-rail="" data-shown={shown}>
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
