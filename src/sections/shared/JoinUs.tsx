import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './JoinUs.module.css';

type JoinUsProps = {
  mark: string;
  heading: string;
  text: string;
  openings: { total: string; kinds: readonly string[] } | null;
  button: { href: string; label: string };
};

export function JoinUs({ mark, heading, text, openings, button }: JoinUsProps) {
  return (
    <Section id="join-us" mark={mark} heading={heading} intro={text}>
      <div className={styles.words} data-row="">
        {openings && (
          <div>
            <strong>{openings.total}</strong>
            <ul className={styles.kinds} data-row="">
              {openings.kinds.map((kind) => (
                <li key={kind}>{kind}</li>
              ))}
            </ul>
          </div>
        )}
        <ActionLink {...button} />
      </div>
    </Section>
  );
}
