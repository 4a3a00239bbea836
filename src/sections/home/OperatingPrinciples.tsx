import type { Home } from '#src/content/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './OperatingPrinciples.module.css';

export function OperatingPrinciples({ mark, heading, items }: Home['operatingPrinciples']) {
  return (
    <Section id="operating-principles" mark={mark} heading={heading}>
      <ul data-columns="6">
        {items.map(({ id, cloth, weave, title, text }) => (
          <li key={id} data-rows="3">
            <Picture className={styles.cloth} {...cloth} />
            <div data-stack="">
              <h3>{title}</h3>
              <p data-prose="">{text}</p>
            </div>
            <p className={styles.weave} data-label="">
              {weave}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
