import type { ComponentProps } from 'react';

type TextLinkProps = ComponentProps<'a'> & { label: string; isCurrent?: boolean };

/** A link that stands by itself, as high as a fingertip. */
export function TextLink({ label, isCurrent = false, ...rest }: TextLinkProps) {
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...rest} data-target="">
      {label}
    </a>
  );
}
