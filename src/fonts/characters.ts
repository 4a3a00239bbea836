import type { LanguageCode } from '#src/i18n/languages.ts';
import { alphabetOf, type Face, facesOf, scriptOf } from './faces.ts';
import { canDraw, isLeftToBrowsers, type Source, sourceOf } from './signs.ts';

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
  return (scriptOf(sign) ?? 'latin') === script && canDraw({ family, subset: script }, sign);
}

// Labels are set in capitals by the style sheets.
function signsIn(text: string): string[] {
  return [...new Set(`${text}${text.toUpperCase()}${text.toLowerCase()}`)]
    .filter((sign) => !isLeftToBrowsers(sign))
    .sort();
}
