import type { Frame } from '#src/content/read/frame.ts';
import { TextLink } from '#src/ui/TextLink.tsx';

type ContactFactsProps = Omit<Frame['footer']['contact'], 'heading'> & {
  /** The time at the office, beside the number. */
  timeZone?: string;
};

/** How to reach the company: the first rows of a `dl`, which styles the links. */
export function ContactFacts({ address, number, place, timeZone, ...terms }: ContactFactsProps) {
  return (
    <>
      <div>
        <dt>{terms.email}</dt>
        <dd>
          <TextLink href={`mailto:${address}`} label={address} translate="no" />
        </dd>
      </div>
      <div>
        <dt>{terms.phone}</dt>
        <dd>
          <TextLink href={`tel:${number.replaceAll(' ', '')}`} label={number} />
        </dd>
        {timeZone && <dd>{timeZone}</dd>}
      </div>
      <div>
        <dt>{terms.office}</dt>
        <dd>{place}</dd>
      </div>
    </>
  );
}
