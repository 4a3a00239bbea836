import type { Careers } from '#src/content/read/careers.ts';

/** How many positions are open, and of which kinds. */
export function OpenPositions({ total, kinds }: NonNullable<Careers['joinUs']['openings']>) {
  return (
    <div>
      <strong>{total}</strong>
      <ul data-row="">
        {kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </ul>
    </div>
  );
}
