import type { ReactNode } from 'react';
import type { Team } from '#src/read/team.ts';
import { Subgrid } from '#src/ui/Layout.tsx';
import { Headline, Label, Prose } from '#src/ui/Text.tsx';
import styles from './PersonWords.module.css';

type PersonWordsProps = Pick<Team['intro']['people'][number], 'lang' | 'role' | 'name' | 'text'> & {
  duty?: string;
  /** Shown below the text. */
  children?: ReactNode;
};

/** The text below the picture of a person; without a name, the heading is the role. */
export function PersonWords({ lang, role, duty, name, text, children }: PersonWordsProps) {
  return (
    <Subgrid className={styles.words}>
      {name && <Label lang={lang}>{role}</Label>}
      <Headline as="h2" className={styles.name} lang={name ? undefined : lang}>
        {name ?? role}
      </Headline>
      {duty && <p lang={lang}>{duty}</p>}
      <Prose className={styles.text} lang={lang}>
        {text}
      </Prose>
      {children}
    </Subgrid>
  );
}
