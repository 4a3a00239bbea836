import type { Answers as AnswersProps } from '#src/content/read/answers.ts';
import { Section } from '#src/ui/Section.tsx';

/** Questions that only the owner can answer; renders nothing while none is answered. */
export function Answers({ mark, heading, items }: AnswersProps) {
  if (items.length === 0) return null;
  return (
    <Section id="answers" mark={mark} heading={heading}>
      <dl data-columns="2" data-labels="">
        {items.map(({ id, label, text }) => (
          <div key={id} data-stack="">
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
