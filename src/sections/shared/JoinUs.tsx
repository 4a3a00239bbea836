import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './JoinUs.module.css';

type JoinUsProps = {
  mark: string;
  heading: string;
  text: string;
  openings: { total: string; kinds: readonly string[] } | null;
  button: { href: string; label: string };
  level?: 1 | 2;
};

export function JoinUs({ mark, heading, text, openings, button, level = 2 }: JoinUsProps) {
  return (
    <Section id="join-us" mark={mark} heading={heading} level={level}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {openings && (
          <p className={styles.openings}>
            <strong>{openings.total}</strong>
            {` ${openings.kinds.join(' · ')}`}
          </p>
        )}
        <ActionLink {...button} />
      </div>
    </Section>
  );
}
