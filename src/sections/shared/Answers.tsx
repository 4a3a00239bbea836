import type { Contact } from '#src/read/contact.ts';
import { Columns, Stack } from '#src/ui/Layout.tsx';
import { Section } from '#src/ui/Section.tsx';
import { Label } from '#src/ui/Text.tsx';

/** Frequently asked questions with the owner's answers; renders nothing if there are none. */
export function Answers({ mark, heading, items }: Contact['answers']) {
  if (items.length === 0) return null;
  return (
    <Section id="answers" mark={mark} heading={heading}>
      <Columns as="dl" most={2}>
        {items.map(({ id, label, text }) => (
          <Stack key={id}>
            <Label as="dt">{label}</Label>
            <dd>{text}</dd>
          </Stack>
        ))}
      </Columns>
    </Section>
  );
}
