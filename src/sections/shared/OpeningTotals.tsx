import type { Careers } from '#src/content/read/careers.ts';
import { Row } from '#src/ui/Layout.tsx';

/** How many openings there are, and in which categories. */
export function OpeningTotals({ total, kinds }: NonNullable<Careers['joinUs']['openings']>) {
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
