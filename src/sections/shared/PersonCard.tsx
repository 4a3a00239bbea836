import type { ReactNode } from 'react';
import { Picture, type PictureSource } from '#src/ui/Picture.tsx';
import styles from './PersonCard.module.css';

type PersonCardProps = {
  role: string;
  title: string;
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
  title,
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
          <p className={styles.role}>{role}</p>
          <h2 className={styles.title}>{name ?? title}</h2>
          {name && <p>{title}</p>}
          <p className={styles.text}>{text}</p>
          {children}
        </div>
      </div>
    </article>
  );
}
