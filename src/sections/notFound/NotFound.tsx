import type { NotFound as Lost } from '#src/content/read/notFound.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './NotFound.module.css';

export function NotFound({ languages, ...lost }: Omit<Lost, 'meta'>) {
  return (
    <section id="not-found" aria-labelledby="not-found-heading">
      <PageHead mark={lost.mark} heading={lost.heading} id="not-found-heading">
        <p data-lede="">{lost.text}</p>
        <p data-row="">
          <ActionLink {...lost.link} />
          <ActionLink {...lost.openings} weight="quiet" />
        </p>
      </PageHead>
      <Picture className={styles.cloth} {...lost.picture} />
      <ul className={styles.languages} data-page="" data-columns="6" data-lined="">
        {languages.map(({ code, short, href, label }) => (
          <li key={code} lang={code}>
            <span>{short}</span> <TextLink href={href} label={label} hrefLang={code} />
          </li>
        ))}
      </ul>
    </section>
  );
}
