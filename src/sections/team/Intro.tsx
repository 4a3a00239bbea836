import type { ReactNode } from 'react';
import type { Team } from '#src/content/read/team.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { LooseEnds } from '#src/weave/LooseEnds.tsx';
import styles from './Intro.module.css';

/** Its child is the founder's profile, which opens from the founder's card. */
type IntroProps = Team['intro'] & Pick<Team, 'founder' | 'others'> & { children: ReactNode };

/** An end of warp for each member of the team runs into one cloth, which shows the three leaders. */
export function Intro({ mark, heading, lede, looseEnds, founder, others, children }: IntroProps) {
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
        {[founder, ...others].map(({ id, portrait, ...person }) => (
          <article key={id} className={styles.panel} data-rows="">
            <Picture {...portrait} isFirst={id === founder.id} />
            <PersonWords {...person}>
              {id === founder.id && (
                <div data-stack="">
                  <p data-prose="">{founder.lede}</p>
                  {children}
                </div>
              )}
            </PersonWords>
          </article>
        ))}
      </div>
    </section>
  );
}
