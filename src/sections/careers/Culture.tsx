import type { Careers } from '#src/read/careers.ts';
import { LinedList } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './Culture.module.css';

export function Culture({ mark, heading, items }: Careers['culture']) {
  return (
    <Section id="culture" mark={mark} heading={heading}>
      <LinedList lang={items.lang}>
        {items.items.map(({ title, text }) => (
          <li className={styles.habit} key={title}>
            <h3>{title}</h3>
            <Prose>{text}</Prose>
          </li>
        ))}
      </LinedList>
    </Section>
  );
}
