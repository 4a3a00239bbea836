import type { NotFound } from '#src/content/read/notFound.ts';
import { ActionLink } from '#src/ui/ActionLink.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
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
    <Section id="not-found" mark={mark} heading={heading} level={1}>
      <div className={styles.words}>
        <p data-lede="">{text}</p>
        <ActionLink {...link} />
        <ActionLink {...openings} weight="quiet" />
      </div>
      <div className={styles.cloth}>
        <Picture {...picture} />
      </div>
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
    </Section>
  );
}
