import type { Contact } from '#src/read/contact.ts';
import { Columns, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label } from '#src/ui/Text.tsx';
import styles from './Answers.module.css';

/** Frequently asked questions with the owner's answers; renders nothing if there are none. */
export function Answers({ mark, heading, items }: Contact['answers']) {
  if (items.length === 0) return null;
  return (
    <Section id="answers" mark={mark} heading={heading}>
      <Columns as="dl" most={2}>
        {items.map(({ id, label, text, lang }) => (
          <Stack key={id}>
            <Label as="dt">{label}</Label>
            <dd lang={lang} className={styles.answer}>
              {text}
            </dd>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
