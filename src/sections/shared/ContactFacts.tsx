import type { ContactWays } from '#src/read/contactWays.ts';
import { Label } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

type ContactFactsProps = Omit<ContactWays['contact'], 'heading'> & {
  /** Whether the labels look like those of other facts. */
  hasLabels?: boolean;
};

/** How to reach the company: the first rows of a `dl`. */
export function ContactFacts({
  labels,
  email,
  phone,
  office,
  hasLabels = false,
}: ContactFactsProps) {
  const term = (label: string) => (hasLabels ? <Label as="dt">{label}</Label> : <dt>{label}</dt>);
  return (
    <>
      <div>
        {term(labels.email)}
        <dd>
          <TextLink href={`mailto:${email}`} label={email} translate="no" />
        </dd>
      </div>
      <div>
        {term(labels.phone)}
        <dd>
          <TextLink {...phone} />
        </dd>
      </div>
      <div>
        {term(labels.office)}
        <dd>{office}</dd>
      </div>
    </>
  );
}
