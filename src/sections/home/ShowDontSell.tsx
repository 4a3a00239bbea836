import type { Home } from '#src/content/read/home.ts';
import { Section } from '#src/ui/Section.tsx';
import styles from './ShowDontSell.module.css';

// scripts/build/weigh.ts writes the figures of the build into the finished page; src/inline/visit.js
// replaces them with those of the visit when the section comes into view.
export function ShowDontSell({ mark, heading, text, labels, ...words }: Home['showDontSell']) {
  const figures = [
    { kind: 'bytes', label: labels.bytes, figure: words.unknown },
    { kind: 'requests', label: labels.requests, figure: words.unknown },
    { kind: 'readable', label: labels.readable, figure: words.readableBuilt },
  ];
  return (
    <Section id="show-dont-sell" mark={mark} heading={heading} intro={text}>
      <div
        className={styles.bill}
        data-split=""
        data-visit=""
        data-cached={words.cached}
        data-unknown={words.unknown}
      >
        <div>
          <h3 className={styles.title}>{labels.heading}</h3>
          <p data-prose="" data-visit-source={words.measured}>
            {words.built}
          </p>
          <p data-prose="" data-visit-note={words.noteMeasured}>
            {words.noteBuilt}
          </p>
        </div>
        <dl className={styles.figures}>
          {figures.map(({ kind, label, figure }) => (
            <div className={styles.row} key={kind}>
              <dt>{label}</dt>
              <dd className={styles.figure} data-visit-figure={kind}>
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
