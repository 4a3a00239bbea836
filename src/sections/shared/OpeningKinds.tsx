import { Row } from '#src/ui/Layout.tsx';

/** The categories that have openings, and how many each has. */
export function OpeningKinds({ kinds }: { kinds: readonly string[] }) {
  if (kinds.length === 0) return null;
  return (
    <Row as="ul">
      {kinds.map((kind) => (
        <li key={kind}>{kind}</li>
      ))}
    </Row>
  );
}
