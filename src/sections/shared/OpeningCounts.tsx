import { Row } from '#src/ui/Layout.tsx';

/** The categories that have openings, and how many each has. */
export function OpeningCounts({ counts }: { counts: readonly string[] }) {
  if (counts.length === 0) return null;
  return (
    <Row as="ul">
      {counts.map((count) => (
        <li key={count}>{count}</li>
      ))}
    </Row>
  );
}
