import type { ReactNode } from 'react';
import styles from './PersonWords.module.css';

type PersonWordsProps = {
  role: string;
  duty: string;
  /** Null while nobody is named for the role, which then stands in the name’s place. */
  name: string | null;
  text: string;
  size?: 'large';
  /** Shown below the text. */
  children?: ReactNode;
};

/** The words beside a portrait. */
export function PersonWords({ role, duty, name, text, size, children }: PersonWordsProps) {
  return (
    <div className={styles.words} data-size={size}>
      {name && <p data-label="">{role}</p>}
      <h2 className={styles.name}>{name ?? role}</h2>
      <p>{duty}</p>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  );
}
