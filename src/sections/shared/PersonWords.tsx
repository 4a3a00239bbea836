import type { ReactNode } from 'react';
import type { Team } from '#src/content/read/team.ts';
import styles from './PersonWords.module.css';

type PersonWordsProps = Pick<Team['intro']['people'][number], 'role' | 'name' | 'text'> & {
  duty?: string;
  /** Shown below the text. */
  children?: ReactNode;
};

/** The words below a picture of a person; while nobody is named, the role stands in the name’s place. */
export function PersonWords({ role, duty, name, text, children }: PersonWordsProps) {
  return (
    <div className={styles.words} data-rows="">
      {name && <p data-label="">{role}</p>}
      <h2 className={styles.name}>{name ?? role}</h2>
      {duty && <p>{duty}</p>}
      <p className={styles.text} data-prose="">
        {text}
      </p>
      {children}
    </div>
  );
}
