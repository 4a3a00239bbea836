import type { ReactNode } from 'react';
import type { Team } from '#src/read/team.ts';
import { Subgrid } from '#src/ui/Layout.tsx';
import { Headline, Label, Prose } from '#src/ui/Text.tsx';
import styles from './PersonWords.module.css';
import { SocialLink } from './SocialLink.tsx';

type Person = Team['intro']['people'][number];
type PersonWordsProps = Pick<Person, 'lang' | 'role' | 'name' | 'elsewhere' | 'text'> & {
  responsibility?: string;
  children?: ReactNode;
};

/** The text below the picture of a person; without a name, the heading is the role. */
export function PersonWords(person: PersonWordsProps) {
  const { lang, role, responsibility, name, elsewhere, text, children } = person;
  return (
    <Subgrid className={styles.words}>
      {name && <Label lang={lang}>{role}</Label>}
      <div className={styles.who}>
        <Headline as="h2" className={styles.name} lang={name ? undefined : lang}>
          {name ?? role}
        </Headline>
        {elsewhere && <SocialLink {...elsewhere} />}
      </div>
      {responsibility && <p lang={lang}>{responsibility}</p>}
      <Prose className={styles.text} lang={lang}>
        {text}
      </Prose>
      {children}
    </Subgrid>
  );
}
