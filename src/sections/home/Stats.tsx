import type { Home } from '#src/content/read/home.ts';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import styles from './Stats.module.css';

/** Every number with its drawing, one mark for one. */
export function Stats({ mark, heading, statement, asOf, items }: Home['stats']) {
  const isExplained = items.some(({ meaning }) => meaning !== undefined);
  return (
    <Section id="stats" mark={mark} heading={heading} intro={statement} ground="night">
      <ul className={styles.counts} data-columns={isExplained ? 3 : 4}>
        {items.map(({ id, number, caption, meaning, drawing: { wide, ...drawing } }) => (
          <li
            className={styles.count}
            key={id}
            data-claim={id}
            data-rows="2"
            data-wide={id === 'clients' || meaning ? '' : undefined}
          >
            <div className={styles.figure}>
              <p className={styles.number}>{number}</p>
              {meaning && <p data-prose="">{meaning}</p>}
              <p data-prose="">{caption}</p>
            </div>
            <picture className={styles.drawing}>
              {wide && (
                <source
                  media="(min-width: 44rem)"
                  srcSet={wide.src}
                  width={wide.width}
                  height={wide.height}
                />
              )}
              <Picture className={styles.image} {...drawing} />
            </picture>
          </li>
        ))}
      </ul>
      {asOf && <p data-prose="">{asOf}</p>}
    </Section>
  );
}
