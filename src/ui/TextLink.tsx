import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './classNames.ts';
import styles from './TextLink.module.css';

type TextLinkProps = ComponentProps<'a'> & { label: ReactNode; isCurrent?: boolean };

/** A link outside of a sentence, as high as a touch target. */
export function TextLink({ label, isCurrent = false, className, ...rest }: TextLinkProps) {
  return (
    <a
      className={classNames(styles.link, className)}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
    >
      {label}
    </a>
  );
}
