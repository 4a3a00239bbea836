import type { OpeningPage } from '#src/read/opening.ts';
import { LinedList, Row } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';
import styles from './Others.module.css';

export function Others({ mark, heading, openings, all }: OpeningPage['others']) {
  return (
    <Section id="others" mark={mark} heading={heading}>
      {openings.length > 0 && (
        <LinedList>
          {openings.map(({ id, title, lang, place, href }) => (
            <Row as="li" justify="space-between" className={styles.opening} key={id}>
              <TextLink className={styles.title} href={href} lang={lang} label={title} />
              <span lang={place.lang}>{place.name}</span>
            </Row>
          ))}
        </LinedList>
      )}
      <TextLink className={styles.all} {...all} />
    </Section>
  );
}
