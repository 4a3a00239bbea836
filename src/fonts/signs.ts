import { faces, holds, type Range, type Role } from './faces.ts';
import coverage from './signs.json' with { type: 'json' };

// What the files of the installed families can draw, kept as a list so that the check of the words
// need not open them. A test holds it to the files and writes it anew: npm test -- src/fonts/signs.test.ts -u

/** A file of an installed family: its package cuts it by subset, like "latin" and "latin-ext". */
export type Source = { family: string; subset: string };

type Known = Source & { ranges: readonly Range[] };

const sources: readonly Known[] = Object.entries(coverage).flatMap(([family, subsets]) =>
  Object.entries(subsets).map(([subset, list]) => ({ family, subset, ranges: rangesIn(list) })),
);

/** Which file draws a sign in a role. What the role's own families lack, the text's stand in for. */
export function sourceOf(role: Role, sign: string): Source | undefined {
  const having = sources.filter(({ ranges }) => holds(ranges, sign));
  const [source] = [...familiesOf(role), ...familiesOf('Text')].flatMap((family) =>
    having.filter((one) => one.family === family),
  );
  return source && { family: source.family, subset: source.subset };
}

/** Whether one file can draw a sign. */
export function canDraw({ family, subset }: Source, sign: string): boolean {
  return sources.some(
    (source) => source.family === family && source.subset === subset && holds(source.ranges, sign),
  );
}

const judged = new Map<string, boolean>();

/** Whether the site can show a sign in every role. */
export function canBeWritten(sign: string): boolean {
  const known =
    judged.get(sign) ?? (isLeftToBrowsers(sign) || sourceOf('Text', sign) !== undefined);
  judged.set(sign, known);
  return known;
}

/**
 * Line ends, marks without a shape, and spaces and the hyphen that few fonts have: browsers make
 * them from the common ones. The two joiners are the fonts' own: Devanagari letters combine by them.
 */
export function isLeftToBrowsers(sign: string): boolean {
  return /[\p{Cc}\u00ad\u2000-\u200b\u2011\u202f\u2060\ufeff]/u.test(sign);
}

function familiesOf(role: Role): string[] {
  return [...new Set(faces.filter((face) => face.role === role).map(({ family }) => family))];
}

/** "20-7E A0" → [[32, 126], [160, 160]] */
function rangesIn(list: string): Range[] {
  return list.split(' ').map((range) => {
    const [from = 0, to = from] = range.split('-').map((point) => Number.parseInt(point, 16));
    return [from, to];
  });
}
