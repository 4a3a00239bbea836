import type { Careers } from '~/content/careers';
import { Picture } from '~/ui/Picture';
import { Section } from '~/ui/Section';
import styles from './Culture.module.css';

type CultureProps = Careers['culture'];

export function Culture({ mark, heading, items }: CultureProps) {
  return (
    <Section id="culture" mark={mark} heading={heading}>
      <ul className={styles.grid}>
        {items.map(({ title, text, swatch }) => (
          <li className={styles.value} key={title}>
            <div className={styles.swatch}>
              <Picture {...swatch} />
            </div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
