import type { Opening } from '#src/content/read/opening.ts';
import { Section } from '#src/ui/Section.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Others.module.css';

export function Others({ mark, heading, jobs, all }: Opening['others']) {
  return (
    <Section id="others" mark={mark} heading={heading}>
      {jobs.length > 0 && (
        <ul data-lined="">
          {jobs.map(({ id, title, lang, place, href }) => (
            <li key={id} data-row="between">
              <a className={styles.title} href={href} lang={lang}>
                {title}
              </a>
              <span>{place}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <TextLink {...all} />
      </p>
    </Section>
  );
}
