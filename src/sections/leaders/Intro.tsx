import type { Leaders } from '#src/content/read/leaders.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './Intro.module.css';

/** The leaders, each by a pair of eyes on the same warp or by a portrait. */
export function Intro({ mark, heading, lede, pointsLabel, shown, leaders }: Leaders['intro']) {
  return (
    <section id="leaders" aria-labelledby="leaders-heading">
      <PageHead mark={mark} heading={heading} id="leaders-heading">
        <p data-lede="">{lede}</p>
      </PageHead>
      <ol className={styles.leaders} data-shown={shown}>
        {leaders.map(({ id, points, listLang, portrait, ...person }, index) => (
          <li className={styles.leader} key={id} data-rows="">
            <div
              className={styles.picture}
              data-label=""
              data-scheme="light"
              data-whose={person.name ?? person.role}
            >
              <Picture {...portrait} isFirst={index === 0} />
            </div>
            <PersonWords {...person}>
              <h3 className={styles.label} data-label="">
                {pointsLabel}
              </h3>
              <ul
                className={styles.points}
                lang={listLang}
                data-rows="3"
                data-lined=""
                data-prose=""
              >
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            </PersonWords>
          </li>
        ))}
      </ol>
    </section>
  );
}
