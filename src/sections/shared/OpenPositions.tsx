import type { Careers } from '#src/content/read/careers.ts';
import { Row } from '#src/ui/Layout.tsx';

/** How many positions are open, and of which kinds. */
export function OpenPositions({ total, kinds }: NonNullable<Careers['joinUs']['openings']>) {
  return (
    <div>
      <strong>{total}</strong>
      <Row as="ul">
        {kinds.map((kind) => (
          <li key={kind}>{kind}</li>
        ))}
      </Row>
    </div>
  );
}
