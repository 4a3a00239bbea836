import type { Careers } from '#src/content/read/careers.ts';
import { Section } from '#src/ui/Section.tsx';
import styles from './Benefits.module.css';

export function Benefits({ mark, heading, items }: Careers['benefits']) {
  return (
    <Section id="benefits" mark={mark} heading={heading}>
      <ul className={styles.cards} data-columns="4">
        {items.map(({ id, title, text }) => (
          <li className={styles.card} key={id} data-rows="2" data-benefit={id}>
            <h3>{title}</h3>
            <p data-prose="">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
