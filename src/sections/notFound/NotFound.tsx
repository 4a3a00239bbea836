import type { NotFound as Lost } from '#src/content/read/notFound.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { PageHead } from '#src/ui/PageHead.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './NotFound.module.css';

export function NotFound({
  mark,
  heading,
  text,
  link,
  openings,
  picture,
  languages,
}: Omit<Lost, 'meta'>) {
  return (
    <section id="not-found" aria-labelledby="not-found-heading">
      <PageHead mark={mark} heading={heading} id="not-found-heading">
        <p data-lede="">{text}</p>
        <p data-row="">
          <ActionLink {...link} />
          <ActionLink {...openings} weight="quiet" />
        </p>
      </PageHead>
      <div className={styles.cloth}>
        <Picture {...picture} />
      </div>
      <ul className={styles.languages} data-page="" data-columns="6">
        {languages.map(({ code, dir, short, href, label }) => (
          <li className={styles.language} key={code} lang={code} dir={dir}>
            <span>{short}</span>{' '}
            <a href={href} hrefLang={code} data-target="">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
