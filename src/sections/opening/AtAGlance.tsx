import type { ReactNode } from 'react';
import type { OpeningPage } from '#src/read/opening.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Lede, LinedList, Row } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Label, Prose } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './AtAGlance.module.css';

type AtAGlanceProps = OpeningPage['atAGlance'] & {
  application: OpeningPage['application'];
  /** The opening's stripe of the cloth on the careers page. */
  children: ReactNode;
};

export function AtAGlance({ terms, closed, application, children, ...opening }: AtAGlanceProps) {
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
          {application && <ActionLink {...application.button} weight="primary" />}
          {opening.hiring && <TextLink {...opening.hiring} />}
          <TextLink {...opening.back} />
        </Row>
        {application && (
          <Row as="p" className={styles.otherwise}>
            <span data-screen-only="">{application.question}</span>{' '}
            <span className={styles.email} translate="no">
              {application.email}
            </span>{' '}
            <span data-screen-only="" translate="no">
              {application.services.map((service, index) => [
                index > 0 && ' · ',
                <TextLink key={service.label} {...service} target="_blank" rel="noopener" />,
              ])}
            </span>
          </Row>
        )}
        <LinedList as="dl" className={styles.terms}>
          {terms.map(({ label, value, lang }) => (
            <div key={label}>
              <Label as="dt">{label}</Label>
              <dd lang={lang}>{value}</dd>
            </div>
          ))}
        </LinedList>
      </PageHead>
      <div className={styles.cloth}>
        {children}
        {opening.drawing && <Prose data-screen-only="">{opening.drawing}</Prose>}
      </div>
    </section>
  );
}
