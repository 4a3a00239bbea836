import type { Careers } from '#src/read/careers.ts';
import { Columns, Subgrid } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './Benefits.module.css';

export function Benefits({ mark, heading, items }: Careers['benefits']) {
  return (
    <Section id="benefits" mark={mark} heading={heading}>
      <Columns as="ul" most={4} className={styles.cards}>
        {items.map(({ id, title, text }) => (
          <Subgrid as="li" className={styles.card} key={id}>
            <h3>{title}</h3>
            <Prose>{text}</Prose>
          </Subgrid>
        ))}
      </Columns>
    </Section>
  );
}
