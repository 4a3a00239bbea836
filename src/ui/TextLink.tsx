import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { StyledElement } from './StyledElement.tsx';
import styles from './TextLink.module.css';

type TextLinkProps = AnchorHTMLAttributes<HTMLElement> & { label: ReactNode };

/** A link outside of a sentence, as high as a touch target. */
export function TextLink({ label, ...rest }: TextLinkProps) {
  return (
    <StyledElement as="a" classes={[styles.link]} {...rest}>
      {label}
    </StyledElement>
  );
}
