import type { Home } from '#src/read/home.ts';
import { Columns } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Case } from './Case.tsx';
import styles from './ShowDontSell.module.css';

/**
 * Work for clients or, without a case, what this visit has cost. src/sections/home/visit.browser.ts fills in the figures once
 * the page has loaded.
 */
export function ShowDontSell({ mark, heading, labels, cases, ...words }: Home['showDontSell']) {
  if (cases.length > 0) {
    return (
      <Section id="show-dont-sell" mark={mark} heading={heading}>
        {cases.map((work) => (
          <Case key={work.id} labels={labels} {...work} />
        ))}
      </Section>
    );
  }
  const source = <span data-visit-source={words.measured}>{words.built}</span>;
  return (
    <Section id="show-dont-sell" mark={mark} heading={heading} intro={source}>
      <Columns
        as="dl"
        most={3}
        skipTwo
        isLined
        className={styles.bill}
        data-visit=""
        data-cached={words.cached}
        data-unknown={words.unknown}
      >
        {(['bytes', 'requests', 'readable'] as const).map((kind) => (
          <div className={styles.entry} key={kind}>
            <dt>{labels[kind]}</dt>
            <dd className={styles.figure} data-visit-figure={kind}>
              –
            </dd>
          </div>
        ))}
      </Columns>
    </Section>
  );
}
