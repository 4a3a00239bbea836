import type { Home } from '#src/content/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './OperatingPrinciples.module.css';

type OperatingPrinciplesProps = Home['operatingPrinciples'];

export function OperatingPrinciples({ mark, heading, text, items }: OperatingPrinciplesProps) {
  return (
    <Section id="operating-principles" mark={mark} heading={heading}>
      <p className={styles.text}>{text}</p>
      <ul className={styles.grid}>
        {items.map(({ id, draft, weave, title, text }) => (
          <li className={styles.principle} key={id}>
            <Picture {...draft} />
            <p className={styles.weave} data-label="">
              {weave}
            </p>
            <h3>{title}</h3>
            <p className={styles.saying}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
