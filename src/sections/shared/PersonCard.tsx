import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#src/ui/Picture.tsx';
import styles from './PersonCard.module.css';

type PersonCardProps = {
  role: string;
  duty: string;
  name: string | null;
  text: string;
  portrait: PictureSource;
  /** The first of the page's people, whose portrait stands in the first window. */
  isFirst?: boolean;
  /** What else there is to the person, below the text. */
  children?: ReactNode;
};

export function PersonCard({
  role,
  duty,
  name,
  text,
  portrait,
  isFirst,
  children,
}: PersonCardProps) {
  return (
    <article className={styles.frame}>
      <div className={styles.card}>
        <Picture {...portrait} isFirst={isFirst} />
        <div className={styles.words}>
          {name && <p className={styles.role}>{role}</p>}
          <h2 className={styles.title}>{name ?? role}</h2>
          <p>{duty}</p>
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </div>
    </article>
  );
}
