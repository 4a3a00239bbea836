import type { Answers as Given } from '#src/content/read/answers.ts';
import { Section } from '#src/ui/Section.tsx';

/** What only the owner could answer, as far as it is answered. */
export function Answers({ mark, heading, items }: Given) {
  return (
    <Section id="answers" mark={mark} heading={heading}>
      <dl data-columns="2">
        {items.map(({ id, label, text }) => (
          <div key={id}>
            <dt data-label="">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
