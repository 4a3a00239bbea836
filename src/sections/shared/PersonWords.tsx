import type { ReactNode } from 'react';
import styles from './PersonWords.module.css';

type PersonWordsProps = {
  role: string;
  duty: string;
  /** Null while nobody is named for the role, which then stands in the name’s place. */
  name: string | null;
  text: string;
  /** Shown below the text. */
  children?: ReactNode;
};

/** The words below a picture of a person. */
export function PersonWords({ role, duty, name, text, children }: PersonWordsProps) {
  return (
    <div className={styles.words} data-rows="">
      {name && <p data-label="">{role}</p>}
      <h2 className={styles.name}>{name ?? role}</h2>
      <p>{duty}</p>
      <p className={styles.text} data-prose="">
        {text}
      </p>
      {children}
    </div>
  );
}
