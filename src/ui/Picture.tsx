import type { ComponentProps } from 'react';

/** Its `alt` says what it shows, and is left out where it only decorates. */
type PictureSource = { src: string; width: number; height: number; alt?: string };

type PictureProps = PictureSource & {
  className?: ComponentProps<'img'>['className'];
  /** In the first screen: asked for at once and before other pictures. */
  isFirst?: boolean;
};

/** A drawing in a file of its own, fetched when it comes near the window. */
export function Picture({ isFirst = false, alt = '', ...source }: PictureProps) {
  return (
    <img {...source} alt={alt} {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
  );
}
