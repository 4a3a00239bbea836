import type { ReactNode } from 'react';
import styles from './Picture.module.css';

export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** What the picture says; empty or left out where it only decorates. */
  alt?: string;
  /** The drawing itself, where it is small enough to be inlined. */
  drawing?: ReactNode;
};

type PictureProps = PictureSource & {
  /** In the first screen of a phone: inlined, or loaded with high priority. */
  isFirst?: boolean;
};

/** A drawing in a file of its own, fetched when it comes near the window. */
export function Picture({ src, width, height, alt = '', drawing, isFirst = false }: PictureProps) {
  if (isFirst && drawing) {
    // Only portraits are inlined, and in dark colours they would look like negatives.
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
