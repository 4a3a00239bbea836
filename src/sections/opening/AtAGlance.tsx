import type { ReactNode } from 'react';
import type { Opening } from '#src/content/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './AtAGlance.module.css';

/** Its child is the opening's stripe of the careers page's cloth. */
type AtAGlanceProps = Opening['atAGlance'] & { children: ReactNode };

export function AtAGlance({ facts, closed, apply, children, ...opening }: AtAGlanceProps) {
  return (
    <section className={styles.opening} aria-labelledby="opening">
      <PageHead mark={opening.mark} heading={opening.title} id="opening" lang={opening.lang}>
        <p data-lede="" lang={opening.lang}>
          {opening.description}
        </p>
        <dl className={styles.facts} data-columns="4" data-labels="">
          {facts.map(({ label, value }) => (
            <div key={label} data-rows="2">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {closed && (
          <p data-lede="">
            <strong>{closed.heading}</strong> {closed.text}
          </p>
        )}
        <p data-row="">
          {apply && <ActionLink {...apply} weight="primary" />}
          <TextLink {...opening.back} data-back="" />
        </p>
      </PageHead>
      <div className={styles.cloth} data-screen="">
        <span data-unseen="">{opening.drawing}</span>
        {children}
      </div>
    </section>
  );
}
