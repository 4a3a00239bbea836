import type { ComponentProps } from 'react';
import { PersonWords } from '#src/sections/shared/PersonWords.tsx';
import { Picture, type PictureSource } from '#src/ui/Picture.tsx';
import styles from './PersonCard.module.css';

type PersonCardProps = ComponentProps<typeof PersonWords> & {
  portrait: PictureSource;
  /** The first of the page's people, whose portrait is in the first screen. */
  isFirst?: boolean;
};

/** A person's panel of the cloth, and the words below it. */
export function PersonCard({ portrait, isFirst, ...words }: PersonCardProps) {
  return (
    <article className={styles.card}>
      <Picture {...portrait} isFirst={isFirst} />
      <div className={styles.words}>
        <PersonWords {...words} />
      </div>
    </article>
  );
}
