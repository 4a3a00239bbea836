import type { ReactNode } from 'react';
import type { OpeningPage } from '#src/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, Lede, Row, Subgrid } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Label, Prose } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './AtAGlance.module.css';

/** `children` is the opening's stripe of the cloth on the careers page. */
type AtAGlanceProps = OpeningPage['atAGlance'] & { children: ReactNode };

export function AtAGlance({ facts, closed, apply, hiring, children, ...opening }: AtAGlanceProps) {
  return (
    <section className={styles.opening}>
      <PageHead mark={opening.mark} heading={opening.title} id="opening" lang={opening.lang}>
        <Lede lang={opening.lang}>{opening.description}</Lede>
        {closed && (
          <Lede>
            <strong>{closed.heading}</strong> {closed.text}
          </Lede>
        )}
        <Row as="p">
          {apply && <ActionLink {...apply} weight="primary" />}
          {hiring && <TextLink {...hiring} />}
          <TextLink {...opening.back} />
        </Row>
        <Columns as="dl" most={4} className={styles.facts}>
          {facts.map(({ label, value, lang }) => (
            <Subgrid key={label}>
              <Label as="dt">{label}</Label>
              <dd lang={lang}>{value}</dd>
            </Subgrid>
          ))}
        </Columns>
      </PageHead>
      <div className={styles.cloth}>
        {children}
        <Prose data-screen-only="">{opening.drawing}</Prose>
      </div>
    </section>
  );
}
