import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import type { Weight } from './Button.tsx';

type ActionLinkProps = ComponentProps<'a'> & {
  label: string;
  /** Read out instead of the label, where that is ambiguous out of context. */
  name?: string;
  /** Framed by default. */
  weight?: Weight;
};

/** A link that asks the visitor to act, and looks like a button. */
export function ActionLink({ href, label, name, weight, ...rest }: ActionLinkProps) {
  return (
    <a className={styles.button} data-weight={weight} href={href} aria-label={name} {...rest}>
      {label}
    </a>
  );
}
