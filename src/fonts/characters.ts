import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { cached } from '#src/cached.ts';
import { type Face, faces, type Role, scriptOf, scripts, stemOf } from './faces.ts';

/** A font file of an installed family, whose package has one for each subset, such as "latin" and "latin-ext". */
export type FontSource = {
  family: string;
  subset: string;
  path: string;
  chars: ReadonlySet<string>;
};

const sourcesOf = cached((family: string): FontSource[] => {
  const folder = join('node_modules', '@fontsource-variable', stemOf(family), 'files');
  const prefix = `${stemOf(family)}-`;
  const suffix = '-wght-normal.woff2';
  const names = readdirSync(folder).filter((name) => name.endsWith(suffix));
  return names.sort().map((name) => {
    const subset = name.slice(prefix.length, -suffix.length);
    const path = join(folder, name);
    const { characterSet } = create(readFileSync(path)) as Font;
    const chars = new Set(characterSet.map((point) => String.fromCodePoint(point)));
    return { family, subset, path, chars };
  });
});

/** The file that has a character for a role; the Text families are the fallback. */
export function sourceOf(role: Role, character: string): FontSource | undefined {
  return [role, 'Text']
    .flatMap((role) => faces.filter((face) => face.role === role))
    .flatMap(({ family }) => sourcesOf(family))
    .find(({ chars }) => chars.has(character));
}

export const isSupported = cached(
  (char: string) => needsNoGlyph(char) || sourceOf('Text', char) !== undefined,
);

/**
 * Characters that need no glyph: control and invisible characters, and rare spaces and the no-break hyphen, which
 * browsers replace with common ones. ZWNJ and ZWJ must be in the font, because they control how Devanagari letters join.
 */
function needsNoGlyph(char: string): boolean {
  return /(?![\u200c\u200d])[\p{Cc}\p{DI}\u2000-\u200a\u2011\u202f]/u.test(char);
}

/** The characters of a text in upper and lower case, because style sheets set labels in capitals. */
export function charsIn(text: string): string[] {
  return [...new Set(`${text}${text.toUpperCase()}${text.toLowerCase()}`)]
    .filter((char) => !needsNoGlyph(char))
    .sort();
}

export function sourceOfFace({ family, script }: Face): FontSource {
  return sourcesOf(family).find(({ subset }) => subset === script) as FontSource;
}

/** The characters to include for a face: its alphabet and those of the texts, if the family has them. */
export function charsOf(face: Face, words: string): string {
  const { chars } = sourceOfFace(face);
  return charsIn(`${words}${scripts[face.script].alphabet}`)
    .filter((char) => scriptOf(char) === face.script && chars.has(char))
    .join('');
}
