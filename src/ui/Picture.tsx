import type { ComponentProps } from 'react';

type PictureProps = ComponentProps<'img'> & {
  /** Above the fold: not lazy, and with high priority. */
  isFirst?: boolean;
};

/** A drawing in a file of its own, lazily loaded; without `alt` it is decorative. */
export function Picture({ isFirst = false, alt = '', ...source }: PictureProps) {
  return (
    <img {...source} alt={alt} {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })} />
  );
}
