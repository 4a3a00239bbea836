import type { Home } from '#src/read/home.ts';
import { Columns, LinedList, Row } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import { Case } from './Case.tsx';
import styles from './ShowDontSell.module.css';

/**
 * Work for clients and, in small type below it, what this visit has cost; without a case that alone.
 * src/sections/home/visit.browser.ts fills in the figures once the page has loaded.
 */
export function ShowDontSell({ mark, heading, labels, cases, ...words }: Home['showDontSell']) {
  const visit = {
    'data-visit': '',
    'data-cached': words.cached,
    'data-unknown': words.unknown,
  };
  const figures = (['bytes', 'requests', 'readable'] as const).map((kind) => (
    <div className={styles.entry} key={kind}>
      <dt>{labels[kind]}</dt>
      <dd className={styles.figure} data-visit-figure={kind}>
        –
      </dd>
    </div>
  ));
  if (cases.length === 0) {
    const source = <span data-visit-source={words.measured}>{words.built}</span>;
    return (
      <Section id="show-dont-sell" mark={mark} heading={heading} intro={source}>
        <Columns as="dl" most={3} skipTwo isLined className={styles.bill} {...visit}>
          {figures}
        </Columns>
      </Section>
    );
  }
  return (
    <Section id="show-dont-sell" mark={mark} heading={heading}>
      {cases.map((work) => (
        <Case key={work.id} labels={labels} {...work} />
      ))}
      <LinedList as="div">
        <Row className={styles.quiet} {...visit}>
          <p>{labels.heading}</p>
          <dl>{figures}</dl>
          <noscript>
            <Prose>{words.built}</Prose>
          </noscript>
        </Row>
      </LinedList>
    </Section>
  );
}
