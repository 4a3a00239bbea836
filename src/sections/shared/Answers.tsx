import type { Answers as AnswersProps } from '#src/content/read/answers.ts';
import { Section } from '#src/ui/Section.tsx';

/** Visitors' usual questions that the owner has answered; renders nothing if there are none. */
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
