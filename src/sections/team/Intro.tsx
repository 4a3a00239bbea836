import type { ReactNode } from 'react';
import type { Team } from '#src/read/team.ts';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { Background } from '#src/ui/Background.tsx';
import { Lede, Subgrid } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Prose } from '#src/ui/Text.tsx';
import { LooseEnds } from '#src/weave/LooseEnds.tsx';
import styles from './Intro.module.css';

/** `children` is the founder's profile, shown below the founder's text. */
type IntroProps = Team['intro'] & { children: ReactNode };

/** Loose threads, one for each member of the team, lead down to the portraits of the leaders. */
export function Intro({ mark, heading, lede, looseEnds, people, note, children }: IntroProps) {
  return (
    <Background tone="night" id="intro" className={styles.intro}>
      <PageHead mark={mark} heading={heading} id="intro-heading">
        <Lede>{lede}</Lede>
      </PageHead>
      <LooseEnds count={looseEnds} className={styles.ends} />
      <div className={styles.frieze}>
        {people.map(({ id, portrait, isFounder, ...person }, index) => (
          <Subgrid as="article" key={id}>
            <Picture {...portrait} className={styles.portrait} isFirstPicture={index === 0} />
            <PersonWords {...person}>{isFounder && children}</PersonWords>
          </Subgrid>
        ))}
      </div>
      {note && <Prose className={styles.note}>{note}</Prose>}
    </Background>
  );
}
