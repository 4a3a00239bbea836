import type { Home } from '#src/read/home.ts';
import { Columns } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './OperatingPrinciples.module.css';

/** The threads of the projects become a band of cloth with a part for each principle, which stands below it. */
export function OperatingPrinciples({ mark, heading, ...rest }: Home['operatingPrinciples']) {
  const { bandStart, band, rows, items } = rest;
  return (
    <Section id="operating-principles" mark={mark} heading={heading}>
      <Picture className={styles.start} {...bandStart} />
      <Picture className={styles.band} {...band} />
      <Columns
        as="ul"
        most={3}
        className={styles.principles}
        data-rows={rows > 1 ? rows : undefined}
      >
        {items.map(({ id, lang, cloth, title, text }) => (
          <li className={styles.principle} key={id}>
            <Picture className={styles.cloth} {...cloth} />
            <h3 className={styles.title} lang={lang}>
              {title}
            </h3>
            <Prose lang={lang}>{text}</Prose>
          </li>
        ))}
      </Columns>
    </Section>
  );
}
