import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { StyledElement } from './StyledElement.tsx';
import styles from './TextLink.module.css';

type TextLinkProps = AnchorHTMLAttributes<HTMLElement> & { label: ReactNode; isCurrent?: boolean };

/** A link outside of a sentence, as high as a touch target. */
export function TextLink({ label, isCurrent = false, ...rest }: TextLinkProps) {
  return (
    <StyledElement
      as="a"
      classes={[styles.link]}
      aria-current={isCurrent ? 'page' : undefined}
      {...rest}
    >
      {label}
    </StyledElement>
  );
}
