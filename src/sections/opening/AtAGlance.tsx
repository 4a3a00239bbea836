import type { ReactNode } from 'react';
import type { Opening } from '#src/content/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { Knot } from '#src/weave/Knot.tsx';
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
      <div>
        <p className={styles.mark} data-label="">
          <span className={styles.knot}>
            <Knot />
          </span>
          {mark}
        </p>
        <h1 className={styles.title} id="opening">
          {title}
        </h1>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt data-label="">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {closed && (
          <p className={styles.closed} data-lede="">
            <strong>{closed.heading}</strong> {closed.text}
          </p>
        )}
        <p className={styles.actions}>
          {apply && <ActionLink {...apply} weight="primary" />}
          <a className={styles.back} href={back.href} data-back="">
            {back.label}
          </a>
        </p>
      </div>
      <div className={styles.cloth} data-screen="">
        <VisuallyHidden>{drawing}</VisuallyHidden>
        {children}
      </div>
    </section>
  );
}
