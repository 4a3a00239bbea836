import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './JoinUs.module.css';

type JoinUsProps = {
  mark: string;
  heading: string;
  text: string;
  button: { href: string; label: string };
  level?: 1 | 2;
};

export function JoinUs({ mark, heading, text, button, level = 2 }: JoinUsProps) {
  return (
    <Section id="join-us" mark={mark} heading={heading} level={level}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        <ActionLink {...button} />
      </div>
    </Section>
  );
}
