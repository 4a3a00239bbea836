import type { ReactNode } from 'react';
import styles from './Picture.module.css';

export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** What the picture says; empty or left out where it only decorates. */
  alt?: string;
  /** The drawing itself, light enough to travel inside a document. */
  drawing?: ReactNode;
};

type PictureProps = PictureSource & {
  /** Stands in the first window of a phone: the page carries it, or asks for it before all else. */
  isFirst?: boolean;
};

/** A drawing in a file of its own, fetched when it comes near the window. */
export function Picture({ src, width, height, alt = '', drawing, isFirst = false }: PictureProps) {
  if (isFirst && drawing) {
    // Only portraits are carried, and one turned dark would be its own negative.
    return (
      <div className={styles.picture} data-scheme="light">
        {drawing}
      </div>
    );
  }
  return (
    <img
      className={styles.picture}
      src={src}
      width={width}
      height={height}
      alt={alt}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
    />
  );
}
