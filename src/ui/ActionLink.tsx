import styles from './ActionLink.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

type ActionLinkProps = {
  href: string;
  label: string;
  /** Read out after the label, where it says too little by itself. */
  hint?: string;
  /** `primary` is the page's one gold button; `quiet` is underlined; `plain` is framed. */
  weight?: 'primary' | 'plain' | 'quiet';
};

/** A link that asks the visitor to act. */
export function ActionLink({ href, label, hint, weight = 'plain' }: ActionLinkProps) {
  return (
    <a className={styles.action} data-weight={weight} href={href}>
      {label}
      {hint && <VisuallyHidden>{` (${hint})`}</VisuallyHidden>}
    </a>
  );
}
