import type { ContactWays } from '#src/read/contactWays.ts';
import { Label } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

type ContactFactsProps = Omit<ContactWays['contact'], 'heading'> & {
  /** Whether the labels look like those of other facts. */
  hasLabels?: boolean;
};

/** How to reach the company: the first rows of a `dl`. */
export function ContactFacts({ labels, hasLabels = false, ...contact }: ContactFactsProps) {
  const term = (label: string) => (hasLabels ? <Label as="dt">{label}</Label> : <dt>{label}</dt>);
  return (
    <>
      <div>
        {term(labels.email)}
        <dd>
          <TextLink href={`mailto:${contact.email}`} label={contact.email} translate="no" />
        </dd>
      </div>
      <div>
        {term(labels.phone)}
        <dd>
          <TextLink {...contact.phone} />
        </dd>
      </div>
      <div>
        {term(labels.office)}
        <dd>{contact.office}</dd>
      </div>
    </>
  );
}
