import type { Home } from '#src/read/home.ts';
import { Row, Split, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './ShowDontSell.module.css';

/** What this visit has cost: src/sections/home/visit.browser.ts fills in the figures once the page has loaded. */
export function ShowDontSell({ mark, heading, labels, ...words }: Home['showDontSell']) {
  const figures = ['bytes', 'requests', 'readable'] as const;
  return (
    <Section id="show-dont-sell" mark={mark} heading={heading}>
      <Split
        className={styles.measurements}
        data-visit=""
        data-cached={words.cached}
        data-unknown={words.unknown}
      >
        <Stack>
          <h3>{labels.heading}</h3>
          <Prose data-visit-source={words.measured}>{words.built}</Prose>
        </Stack>
        <dl className={styles.figures}>
          {figures.map((kind) => (
            <Row justify="space-between" className={styles.row} key={kind}>
              <dt>{labels[kind]}</dt>
              <dd className={styles.figure} data-visit-figure={kind}>
                –
              </dd>
            </Row>
          ))}
        </dl>
      </Split>
    </Section>
  );
}
