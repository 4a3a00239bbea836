import type { ComponentProps } from 'react';

type PictureProps = ComponentProps<'img'> & {
  /** Whether it is above the fold: loaded at once and with high priority, not after the page. */
  isFirstPicture?: boolean;
};

/** A drawing in a file of its own; without `alt` it is decorative. */
export function Picture({ isFirstPicture = false, alt = '', ...source }: PictureProps) {
  return (
    <img
      {...source}
      alt={alt}
      fetchPriority={isFirstPicture ? 'high' : undefined}
      loading={isFirstPicture ? undefined : 'lazy'}
    />
  );
}
