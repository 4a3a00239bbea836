import type { Home } from '#src/content/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './WhatWeHaveBuilt.module.css';

type WhatWeHaveBuiltProps = Home['whatWeHaveBuilt'];

export function WhatWeHaveBuilt({ mark, heading, text, columns, projects }: WhatWeHaveBuiltProps) {
  return (
    <Section id="what-we-have-built" mark={mark} heading={heading}>
      <p className={styles.text}>{text}</p>
      <ol className={styles.projects}>
        {projects.map(({ id, kind, hard, built, changed, swatch }) => (
          <li className={styles.project} id={id} key={id}>
            <div className={styles.kind}>
              <span className={styles.swatch}>
                <Picture {...swatch} />
              </span>
              <h3>{kind}</h3>
            </div>
            <dl className={styles.account}>
              <div>
                <dt className={styles.term} data-label="">
                  {columns.hard}
                </dt>
                <dd>{hard}</dd>
              </div>
              <div>
                <dt className={styles.term} data-label="">
                  {columns.built}
                </dt>
                <dd>{built}</dd>
              </div>
              <div>
                <dt className={styles.term} data-label="">
                  {columns.changed}
                </dt>
                <dd>{changed}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </Section>
  );
}
