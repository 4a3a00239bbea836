import type { Careers } from '#src/content/read/careers.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Culture.module.css';

export function Culture({ mark, heading, items, listLang }: Careers['culture']) {
  return (
    <Section id="culture" mark={mark} heading={heading}>
      <ul className={styles.grid} data-columns="6" lang={listLang}>
        {items.map(({ title, text, swatch }) => (
          <li className={styles.value} key={title} data-rows="3">
            <Picture className={styles.swatch} data-screen="" {...swatch} />
            <h3>{title}</h3>
            <p data-prose="">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
