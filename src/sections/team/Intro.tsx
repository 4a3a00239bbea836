import type { ReactNode } from 'react';
import type { Team } from '#src/content/read/team.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { LooseEnds } from '#src/weave/LooseEnds.tsx';
import styles from './Intro.module.css';

/** Its child is the founder's profile, which is told on the founder's card. */
type IntroProps = Team['intro'] & { children: ReactNode };

/** An end of warp for each member of the team runs into one cloth, which shows the three leaders. */
export function Intro({ mark, heading, lede, looseEnds, people, children }: IntroProps) {
  return (
    <section data-ground="night" id="intro" aria-labelledby="intro-heading">
      <div className={styles.top}>
        <div className={styles.head}>
          <PageHead mark={mark} heading={heading} id="intro-heading">
            <p data-lede="">{lede}</p>
          </PageHead>
        </div>
        <div className={styles.loom} data-screen="">
          <LooseEnds count={looseEnds} className={styles.ends} />
        </div>
      </div>
      <div className={styles.frieze}>
        {people.map(({ id, portrait, isFounder, ...person }, index) => (
          <article key={id} className={styles.panel} data-rows="">
            <Picture {...portrait} isFirst={index === 0} />
            <PersonWords {...person}>{isFounder && children}</PersonWords>
          </article>
        ))}
      </div>
    </section>
  );
}
