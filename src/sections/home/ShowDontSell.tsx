import type { Home } from '#src/content/read/home.ts';
import { Section } from '#src/ui/Section.tsx';
import styles from './ShowDontSell.module.css';

// src/inline/visit.js fills in the figures once the page has loaded.
export function ShowDontSell({ mark, heading, text, labels, ...words }: Home['showDontSell']) {
  const figures = ['bytes', 'requests', 'readable'] as const;
  return (
    <Section id="show-dont-sell" mark={mark} heading={heading} intro={text}>
      <div
        className={styles.bill}
        data-split=""
        data-visit=""
        data-cached={words.cached}
        data-unknown={words.unknown}
      >
        <div data-stack="">
          <h3>{labels.heading}</h3>
          <p data-prose="" data-visit-source={words.measured}>
            {words.built}
          </p>
          <p data-prose="">{words.note}</p>
        </div>
        <dl className={styles.figures}>
          {figures.map((kind) => (
            <div className={styles.row} key={kind} data-row="between">
              <dt>{labels[kind]}</dt>
              <dd className={styles.figure} data-title="" data-visit-figure={kind}>
                –
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
