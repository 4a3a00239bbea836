import type { NotFound as Lost } from '#src/content/read/notFound.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Columns, Lede, Row } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './NotFound.module.css';

export function NotFound({ languages, ...lost }: Omit<Lost, 'meta'>) {
  return (
    <section id="not-found" aria-labelledby="not-found-heading">
      <PageHead mark={lost.mark} heading={lost.heading} id="not-found-heading">
        <Lede>{lost.text}</Lede>
        <Row as="p">
          <ActionLink {...lost.link} />
          <ActionLink {...lost.openings} weight="quiet" />
        </Row>
      </PageHead>
      <Picture className={styles.cloth} {...lost.picture} />
      <Columns as="ul" most={3} isLined className={styles.languages}>
        {languages.map(({ code, short, href, label }) => (
          <li key={code} lang={code}>
            <span>{short}</span> <TextLink href={href} label={label} hrefLang={code} />
          </li>
        ))}
      </Columns>
    </section>
  );
}
