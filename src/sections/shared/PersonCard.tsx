import type { ComponentProps } from 'react';
import { Picture, type PictureSource } from '#src/ui/Picture.tsx';
import styles from './PersonCard.module.css';
import { PersonWords } from './PersonWords.tsx';

type PersonCardProps = Omit<ComponentProps<typeof PersonWords>, 'size'> & {
  portrait: PictureSource;
  /** The first of the page's people, whose portrait is in the first screen. */
  isFirst?: boolean;
};

export function PersonCard({ portrait, isFirst, ...words }: PersonCardProps) {
  return (
    <article className={styles.frame}>
      <div className={styles.card}>
        <Picture {...portrait} isFirst={isFirst} />
        <PersonWords {...words} />
      </div>
    </article>
  );
}
