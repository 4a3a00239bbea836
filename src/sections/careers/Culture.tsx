import type { Careers } from '#src/read/careers.ts';
import { Columns } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './Culture.module.css';

export function Culture({ mark, heading, items }: Careers['culture']) {
  return (
    <Section id="culture" mark={mark} heading={heading}>
      <Columns as="ul" most={3} className={styles.habits} lang={items.lang}>
        {items.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className={styles.title}>{title}</h3>
            <Prose>{text}</Prose>
          </li>
        ))}
      </Columns>
    </Section>
  );
}
