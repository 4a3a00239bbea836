import styles from './Button.module.css';
import type { Weight } from './Button.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ActionLinkProps = {
  href: string;
  label: string;
  /** Read out instead of the label, where it says too little by itself. */
  name?: string;
  /** Read out after the label. */
  hint?: string;
  weight?: Weight;
  opensInNewTab?: boolean;
};

/** A link that asks the visitor to act, and looks like a button. */
export function ActionLink({
  href,
  label,
  name,
  hint,
  weight = 'plain',
  opensInNewTab = false,
}: ActionLinkProps) {
  return (
    <a
      className={styles.button}
      data-weight={weight}
      data-screen=""
      href={href}
      aria-label={name}
      {...(opensInNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
      {hint && <VisuallyHidden>{` (${hint})`}</VisuallyHidden>}
    </a>
  );
}
