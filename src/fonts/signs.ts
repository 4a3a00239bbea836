import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create } from 'fontkitten';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { alphabetOf, type Face, faces, facesOf, type Role, scriptOf, stemOf } from './faces.ts';

/** A file of an installed family: its package cuts it by subset, like "latin" and "latin-ext". */
export type Source = { family: string; subset: string };

type Known = Source & { signs: ReadonlySet<string> };

const opened = new Map<string, Known[]>();

/** The files of a family, opened when they are first asked for. */
function sourcesOf(family: string): Known[] {
  const known = opened.get(family) ?? open(family);
  opened.set(family, known);
  return known;
}

function open(family: string): Known[] {
  return readdirSync(folderOf(family))
    .sort()
    .flatMap((file) => {
      const subset = file.match(`^${stemOf(family)}-(.*)-wght-normal\\.woff2$`)?.[1];
      if (!subset) return [];
      const { characterSet } = openFont(readFileSync(join(folderOf(family), file)));
      const signs = new Set(characterSet.map((point) => String.fromCodePoint(point)));
      return [{ family, subset, signs }];
    });
}

function folderOf(family: string): string {
  return join('node_modules', '@fontsource-variable', stemOf(family), 'files');
}

export function pathOf({ family, subset }: Source): string {
  return join(folderOf(family), `${stemOf(family)}-${subset}-wght-normal.woff2`);
}

export function openFont(bytes: Uint8Array) {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) throw new Error('A font file holds several fonts.');
  return font;
}

/** Which file draws a sign in a role. What the role's own families lack, the text's stand in for. */
export function sourceOf(role: Role, sign: string): Source | undefined {
  return [...familiesOf(role), ...familiesOf('Text')]
    .flatMap(sourcesOf)
    .find(({ signs }) => signs.has(sign));
}

/** Whether the site can show a sign in every role. */
export function canBeWritten(sign: string): boolean {
  return isLeftToBrowsers(sign) || sourceOf('Text', sign) !== undefined;
}

/**
 * Line ends, marks without a shape, and spaces and the hyphen that few fonts have: browsers make
 * them from the common ones. The two joiners are the fonts' own: Devanagari letters combine by them.
 */
export function isLeftToBrowsers(sign: string): boolean {
  return /[\p{Cc}\u00ad\u2000-\u200b\u2011\u202f\u2060\ufeff]/u.test(sign);
}

function familiesOf(role: Role): Set<string> {
  return new Set(faces.filter((face) => face.role === role).map(({ family }) => family));
}

/** The characters of a face's file: its alphabet and those of the words, in both cases, as far as the family has them. */
export function charactersOf(face: Face, words: string): string {
  return signsIn(`${words}${alphabetOf[face.script]}`)
    .filter((sign) => isSetIn(face, sign))
    .join('');
}

/** A file beside a role’s own, for the few signs that these lack: ₹, Ł, an arrow, a name in another script. */
export type ExtraFile = Source & { role: Face['role']; characters: string };

/**
 * The extra files of a language's pages. `quoted` is what they say in other languages, which is set in Text
 * alone; the words themselves need none while they keep to the letters of the faces.
 */
export function extraFilesOf(lang: LanguageCode, words: string, quoted = ''): ExtraFile[] {
  const own = facesOf(lang);
  const extras = new Map<string, ExtraFile>();
  for (const role of new Set(own.map(({ role }) => role))) {
    for (const sign of signsIn(role === 'Text' ? words + quoted : words)) {
      if (own.some((face) => face.role === role && isSetIn(face, sign))) continue;
      const source = sourceOf(role, sign);
      // The gate refuses characters that no family has; their capitals may still be missing.
      if (!source) continue;
      const key = `${role} ${source.family} ${source.subset}`;
      const characters = `${extras.get(key)?.characters ?? ''}${sign}`;
      extras.set(key, { ...source, role, characters });
    }
  }
  return [...extras.values()];
}

function isSetIn({ family, script }: Face, sign: string): boolean {
  const hasFile = sourcesOf(family).some(
    ({ subset, signs }) => subset === script && signs.has(sign),
  );
  return hasFile && (scriptOf(sign) ?? 'latin') === script;
}

// Labels are set in capitals by the style sheets.
function signsIn(text: string): string[] {
  return [...new Set(`${text}${text.toUpperCase()}${text.toLowerCase()}`)]
    .filter((sign) => !isLeftToBrowsers(sign))
    .sort();
}
