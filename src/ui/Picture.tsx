import type { ComponentProps } from 'react';

type PictureProps = ComponentProps<'img'> & {
  /** Whether it is above the fold: loaded at once and with high priority, rather than lazily. */
  isFirst?: boolean;
};

/** A drawing in a file of its own; without `alt` it is decorative. */
export function Picture({ isFirst = false, alt = '', ...source }: PictureProps) {
  return (
    <img
      {...source}
      alt={alt}
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isFirst ? undefined : 'lazy'}
    />
  );
}
