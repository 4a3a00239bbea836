import type { ReactNode } from 'react';
import type { Opening } from '#src/content/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './AtAGlance.module.css';

/** Its child is the opening's stripe of the careers page's cloth. */
type AtAGlanceProps = Opening['atAGlance'] & { children: ReactNode };

export function AtAGlance({
  mark,
  title,
  back,
  facts,
  drawing,
  apply,
  closed,
  children,
}: AtAGlanceProps) {
  return (
    <section className={styles.opening} aria-labelledby="opening">
      <PageHead mark={mark} heading={title} id="opening">
        <dl className={styles.facts} data-columns="4">
          {facts.map(({ label, value }) => (
            <div key={label} data-rows="2">
              <dt data-label="">{label}</dt>
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
          <a href={back.href} data-target="" data-back="">
            {back.label}
          </a>
        </p>
      </PageHead>
      <div className={styles.cloth} data-screen="">
        <VisuallyHidden>{drawing}</VisuallyHidden>
        {children}
      </div>
    </section>
  );
}
