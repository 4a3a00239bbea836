import type { Frame } from '#src/content/read/frame.ts';

type ContactFactsProps = Omit<Frame['footer']['contact'], 'heading'> & {
  /** The time at the office, beside the number. */
  timeZone?: string;
  /** Whether its terms are set as labels. */
  hasLabels?: boolean;
};

/** How to reach the company: the first rows of a `dl`, which gives the links their look. */
export function ContactFacts({
  email,
  address,
  phone,
  number,
  timeZone,
  office,
  place,
  hasLabels = false,
}: ContactFactsProps) {
  const label = hasLabels ? '' : undefined;
  return (
    <>
      <div>
        <dt data-label={label}>{email}</dt>
        <dd>
          <a href={`mailto:${address}`} data-target="" translate="no">
            {address}
          </a>
        </dd>
      </div>
      <div>
        <dt data-label={label}>{phone}</dt>
        <dd>
          <a href={`tel:${number.replaceAll(' ', '')}`} data-target="" dir="ltr">
            {number}
          </a>
        </dd>
        {timeZone && <dd>{timeZone}</dd>}
      </div>
      <div>
        <dt data-label={label}>{office}</dt>
        <dd>{place}</dd>
      </div>
    </>
  );
}
