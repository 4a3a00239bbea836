import type { Home } from '#src/read/home.ts';
import { Columns, Subgrid } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './Stats.module.css';

/** The company's figures, each with a drawing of as many marks. */
export function Stats({ mark, heading, asOf, items }: Home['stats']) {
  return (
    <Section id="stats" mark={mark} heading={heading} tone="night">
      <Columns as="ul" most={4} className={styles.counts}>
        {items.map(({ id, number, caption, captionLang, drawing, wideDrawing }) => (
          <Subgrid
            as="li"
            className={styles.count}
            key={id}
            data-claim={id}
            data-wide={wideDrawing && ''}
          >
            <p className={styles.number} data-first={number[0]}>
              {number}
            </p>
            <Prose className={styles.caption} lang={captionLang}>
              {caption}
            </Prose>
            <picture className={styles.picture}>
              {wideDrawing && (
                <source
                  media="(min-width: 64rem)"
                  srcSet={wideDrawing.src}
                  width={wideDrawing.width}
                  height={wideDrawing.height}
                />
              )}
              <Picture {...drawing} />
            </picture>
          </Subgrid>
        ))}
      </Columns>
      {asOf && <Prose>{asOf}</Prose>}
    </Section>
  );
}
