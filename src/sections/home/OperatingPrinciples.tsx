import type { Home } from '#src/content/read/home.ts';
import { Section } from '#src/ui/Section.tsx';
import { Knot } from '#src/weave/Knot.tsx';
import styles from './OperatingPrinciples.module.css';

// The page's thread and the five of the section above are the first ends of six weaves, and each is tied
// off above its principle.
export function OperatingPrinciples({ mark, heading, text, items }: Home['operatingPrinciples']) {
  return (
    <Section id="operating-principles" mark={mark} heading={heading} intro={text}>
      <div className={styles.band} data-screen="" aria-hidden="true">
        {items.map(({ id, cloth }) => (
          <span className={styles.piece} key={id}>
            <img className={styles.cloth} {...cloth} alt="" loading="lazy" decoding="async" />
          </span>
        ))}
      </div>
      <ul className={styles.principles} data-columns="6">
        {items.map(({ id, weave, title, text }, index) => (
          <li className={styles.principle} key={id} data-rows="2">
            {index > 0 && <Knot className={styles.knot} />}
            <p data-label="">{weave}</p>
            <div data-stack="">
              <h3>{title}</h3>
              <p data-prose="">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
