import type { NotFound as NotFoundPage } from '#src/read/notFound.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Lede, LinedList, Row } from '#src/ui/Layout.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './NotFound.module.css';

export function NotFound({ languages, ...words }: Omit<NotFoundPage, 'meta'>) {
  return (
    <section id="not-found" className={styles.notFound}>
      <PageHead mark={words.mark} heading={words.heading} id="not-found-heading">
        <Lede>{words.text}</Lede>
        <Row as="p">
          <ActionLink {...words.link} />
          <ActionLink {...words.openings} weight="quiet" />
        </Row>
      </PageHead>
      <Picture className={styles.cloth} {...words.picture} />
      <LinedList className={styles.languages}>
        {languages.map(({ code, short, href, label }) => (
          <Row as="li" justify="space-between" key={code} lang={code}>
            <p>{short}</p>
            <TextLink href={href} label={label} hrefLang={code} />
          </Row>
        ))}
      </LinedList>
    </section>
  );
}
