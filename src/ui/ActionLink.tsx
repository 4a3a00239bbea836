import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { Weight } from './Button.tsx';
import { Unseen } from './Text.tsx';

type ActionLinkProps = ComponentProps<'a'> & {
  label: string;
  /** Read out instead of the label, where that is ambiguous out of context. */
  name?: string;
  /** Read out after the label. */
  hint?: string;
  /** Framed by default. */
  weight?: Weight;
};

/** A link that asks the visitor to act, and looks like a button. */
export function ActionLink({ href, label, name, hint, weight, ...rest }: ActionLinkProps) {
  return (
    <a className={styles.button} data-weight={weight} href={href} aria-label={name} {...rest}>
      {label}
      {hint && <Unseen>{` (${hint})`}</Unseen>}
    </a>
  );
}
