import type { ComponentProps } from 'react';

type PictureProps = ComponentProps<'img'> & {
  /** In the first screen: asked for at once and before other pictures. */
  isFirst?: boolean;
};

/** A drawing in a file of its own, fetched when it comes near the window; without `alt` it only decorates. */
export function Picture({ isFirst = false, alt = '', ...source }: PictureProps) {
  return (
    <img {...source} alt={alt} {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
  );
}
