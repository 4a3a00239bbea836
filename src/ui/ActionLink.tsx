import styles from './ActionLink.module.css';

type ActionLinkProps = {
  href: string;
  label: string;
  /** `primary` is the page's one gold button; `quiet` is underlined; `plain` is framed. */
  weight?: 'primary' | 'plain' | 'quiet';
};

/** A link that asks the visitor to act. */
export function ActionLink({ href, label, weight = 'plain' }: ActionLinkProps) {
  return (
    <a className={styles.action} data-weight={weight} href={href}>
      {label}
    </a>
  );
}
