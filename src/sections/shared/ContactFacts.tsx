import type { ReactNode } from 'react';
import type { Frame } from '#src/content/read/frame.ts';
import { Label } from '#src/ui/Text.tsx';
import { TextLink } from '#src/ui/TextLink.tsx';

type ContactFactsProps = Omit<Frame['footer']['contact'], 'heading'> & {
  /** The time zone of the office, below the phone number. */
  timeZone?: string;
  /** Whether the terms look like labels. */
  hasLabels?: boolean;
};

/** How to reach the company: the first rows of a `dl`. */
export function ContactFacts({ hasLabels = false, timeZone, ...contact }: ContactFactsProps) {
  const { address, number, place, ...terms } = contact;
  const Term = hasLabels ? LabelTerm : 'dt';
  return (
    <>
      <div>
        <Term>{terms.email}</Term>
        <dd>
          <TextLink href={`mailto:${address}`} label={address} translate="no" />
        </dd>
      </div>
      <div>
        <Term>{terms.phone}</Term>
        <dd>
          <TextLink href={`tel:${number.replaceAll(' ', '')}`} label={number} />
        </dd>
        {timeZone && <dd>{timeZone}</dd>}
      </div>
      <div>
        <Term>{terms.office}</Term>
        <dd>{place}</dd>
      </div>
    </>
  );
}

function LabelTerm({ children }: { children: ReactNode }) {
  return <Label as="dt">{children}</Label>;
}
