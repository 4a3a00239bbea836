import type { hiringOf } from '#src/read/openings.ts';
import { Section } from '#src/ui/Section.tsx';
import { Steps } from './Steps.tsx';

type HiringProps = NonNullable<ReturnType<typeof hiringOf>>;

export function Hiring({ steps, text, ...section }: HiringProps) {
  return (
    <Section {...section} intro={text}>
      {steps && <Steps {...steps} />}
    </Section>
  );
}
