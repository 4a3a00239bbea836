type PointsProps = { heading?: string; level?: 'h3' | 'h4'; items: readonly string[] };

/** A list of points, below a small heading of its own. */
export function Points({ heading, level: Heading = 'h3', items }: PointsProps) {
  return (
    <>
      {heading && <Heading data-label="">{heading}</Heading>}
      <ul data-marks="">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
