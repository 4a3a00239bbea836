import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { Weight } from './Button.tsx';

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
export function ActionLink({
  href,
  label,
  hint,
  // Not as hidden text in the link, which Orca reads as another link.
  name = hint && `${label} (${hint})`,
  weight,
  ...rest
}: ActionLinkProps) {
  return (
    <a className={styles.button} data-weight={weight} href={href} aria-label={name} {...rest}>
      {label}
    </a>
  );
}
