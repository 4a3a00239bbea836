import { canBeWritten } from '#src/fonts/signs.ts';

type Place = readonly (string | number)[];
type UnknownSigns = { path: Place; signs: string };

/** The fields of a file that have signs no font of the site can draw, and these signs. */
export function unknownSignsIn(content: unknown, path: Place = []): UnknownSigns[] {
  if (typeof content === 'string') {
    const signs = [...new Set(content)].filter((sign) => !canBeWritten(sign));
    return signs.length > 0 ? [{ path, signs: signs.map(named).join(', ') }] : [];
  }
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([name, child]) =>
    unknownSignsIn(child, [...path, Array.isArray(content) ? Number(name) : name]),
  );
}

/** With its code point, which tells apart signs that look alike or are invisible. */
function named(sign: string): string {
  const number = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `"${sign}" U+${number}`;
}
