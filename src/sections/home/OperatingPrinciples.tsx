import type { Home } from '#src/read/home.ts';
import { Columns, Stack } from '#src/ui/Layout.tsx';
import { Picture } from '#src/ui/Picture.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Prose } from '#src/ui/Text.tsx';
import styles from './OperatingPrinciples.module.css';

export function OperatingPrinciples({ mark, heading, items }: Home['operatingPrinciples']) {
  return (
    <Section id="operating-principles" mark={mark} heading={heading}>
      <Columns as="ul" most={3} className={styles.principles}>
        {items.map(({ id, lang, cloth, title, text }) => (
          <Stack as="li" className={styles.principle} key={id}>
            <Picture className={styles.cloth} {...cloth} />
            <h3 lang={lang}>{title}</h3>
            <Prose lang={lang}>{text}</Prose>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
