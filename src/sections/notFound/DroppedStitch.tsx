import type { NotFound } from '#src/content/read/notFound.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import styles from './DroppedStitch.module.css';

type DroppedStitchProps = Omit<NotFound, 'meta'>;

export function DroppedStitch({
  mark,
  heading,
  text,
  link,
  openings,
  picture,
  languages,
}: DroppedStitchProps) {
  return (
    <section id="not-found" className={styles.lost} aria-labelledby="not-found-heading">
      <header className={styles.head}>
        <p data-label="">{mark}</p>
        <h1 className={styles.heading} id="not-found-heading">
          {heading}
        </h1>
        <p className={styles.text} data-lede="">
          {text}
        </p>
        <p className={styles.links}>
          <ActionLink {...link} />
          <ActionLink {...openings} weight="quiet" />
        </p>
      </header>
      <div className={styles.cloth}>
        <Picture {...picture} />
      </div>
      <div className={styles.below} data-rail="">
        <ul className={styles.languages}>
          {languages.map(({ code, short, href, label }) => (
            <li className={styles.language} key={code} lang={code}>
              <span>{short}</span>
              <a className={styles.home} href={href} hrefLang={code}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
