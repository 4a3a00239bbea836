import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import { type Face, faces, type Role, scriptOf, scripts, stemOf } from './faces.ts';

/** A file of an installed family: its package cuts it by subset, like "latin" and "latin-ext". */
export type Source = { family: string; subset: string; path: string; signs: ReadonlySet<string> };

const opened = new Map<string, Source[]>();

/** The files of a family, opened when they are first asked for. */
function sourcesOf(family: string): Source[] {
  const sources = opened.get(family) ?? open(family);
  opened.set(family, sources);
  return sources;
}

function open(family: string): Source[] {
  const folder = join('node_modules', '@fontsource-variable', stemOf(family), 'files');
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const subset = file.match(`^${stemOf(family)}-(.*)-wght-normal\\.woff2$`)?.[1];
      if (!subset) return [];
      const path = join(folder, file);
      const { characterSet } = openFont(readFileSync(path));
      const signs = new Set(characterSet.map((point) => String.fromCodePoint(point)));
      return [{ family, subset, path, signs }];
    });
}

export function openFont(bytes: Uint8Array): Font {
  return create(Buffer.from(bytes)) as Font;
}

/** Which file draws a sign in a role. What the role's own families lack, the text's stand in for. */
export function sourceOf(role: Role, sign: string): Source | undefined {
  return [role, 'Text']
    .flatMap((role) => faces.filter((face) => face.role === role))
    .flatMap(({ family }) => sourcesOf(family))
    .find(({ signs }) => signs.has(sign));
}

const writable = new Map<string, boolean>();

/** Whether the site can show a sign in every role; looked up once, because the check asks for each text. */
export function canBeWritten(sign: string): boolean {
  const known = writable.get(sign) ?? (isLeftToBrowsers(sign) || !!sourceOf('Text', sign));
  writable.set(sign, known);
  return known;
}

/**
 * Line ends, marks without a shape or of a direction, and spaces and the hyphen that few fonts have: browsers make
 * them from the common ones. The two joiners are the fonts' own: Devanagari letters combine by them.
 */
function isLeftToBrowsers(sign: string): boolean {
  return /(?![\u200c\u200d])[\p{Cc}\p{DI}\u2000-\u200a\u2011\u202f]/u.test(sign);
}

/** The signs of a text in both cases: labels are set in capitals by the style sheets. */
export function signsIn(text: string): string[] {
  return [...new Set(`${text}${text.toUpperCase()}${text.toLowerCase()}`)]
    .filter((sign) => !isLeftToBrowsers(sign))
    .sort();
}

/** The file that a face is cut from. */
export function sourceOfFace({ family, script }: Face): Source {
  return sourcesOf(family).find(({ subset }) => subset === script) as Source;
}

/** The characters of a face's file: its alphabet and those of the words, as far as the family has them. */
export function charactersOf(face: Face, words: string): string {
  const { signs } = sourceOfFace(face);
  return signsIn(`${words}${scripts[face.script].alphabet}`)
    .filter((sign) => scriptOf(sign) === face.script && signs.has(sign))
    .join('');
}
