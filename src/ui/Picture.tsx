import styles from './Picture.module.css';

export type PictureSource = {
  src: string;
  width: number;
  height: number;
  /** What the picture says; empty or left out where it only decorates. */
  alt?: string;
};

type PictureProps = PictureSource & {
  /** In the first screen: asked for at once and before other pictures. */
  isFirst?: boolean;
};

/** A drawing in a file of its own, fetched when it comes near the window. */
export function Picture({ src, width, height, alt = '', isFirst = false }: PictureProps) {
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
