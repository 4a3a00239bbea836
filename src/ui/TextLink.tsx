import type { ComponentProps } from 'react';

type TextLinkProps = ComponentProps<'a'> & { label: string; isCurrent?: boolean };

/** A link outside of a sentence, as high as a touch target. */
export function TextLink({ label, isCurrent = false, ...rest }: TextLinkProps) {
  return (
    <a aria-current={isCurrent ? 'page' : undefined} {...rest} data-touch="">
      {label}
    </a>
  );
}
