// Entries that were copied and then changed in English alone: their other languages still say what the first one says.
import { dataFileAt } from '#src/content/schema/dataFiles.ts';
import { kinds } from '#src/content/schema/kinds.ts';
import { fieldName, type Json, textsIn, valueAt } from '#src/content/schema/paths.ts';
import { defaultLanguage, translatedLanguages } from '#src/i18n/languages.ts';
import type { FileContents } from './files.ts';
import type { Problem } from './problems.ts';

/** Two entries may share a short text, such as a skill, whatever their English. */
const longEnough = 40;

const remedy =
  'Translate these in whichever of the two is the copy, or choose this language there, press ⋮ and Disable: English is shown.';

export function copyProblems(contents: FileContents): Problem[] {
  const firstWith = new Map<string, { file: string; english: Json }>();
  return [...contents].flatMap(([file, content]) => {
    const entry = dataFileAt(file);
    if (entry?.is !== 'entry') return [];
    return translatedLanguages.flatMap((lang) => {
      const copies = textsIn(valueAt(content, [lang])).flatMap(([path, text]) => {
        const isTitle = path.length === 1 && path[0] === kinds[entry.kind].namedBy;
        if (!isTitle && text.length < longEnough) return [];
        const field = fieldName(path);
        const english = valueAt(content, [defaultLanguage, ...path]);
        const said = JSON.stringify([entry.kind, lang, field, text]);
        const first = firstWith.get(said);
        if (!first) firstWith.set(said, { file, english });
        return first && first.english !== english ? [{ other: first.file, field }] : [];
      });
      return [...Map.groupBy(copies, ({ other }) => other)].map(([other, copied]) => {
        const fields = copied.map(({ field }) => field).join(', ');
        const fault = `says the same as ${other}, although the English does not: ${fields}`;
        return { file, path: [lang], fault, remedy };
      });
    });
  });
}
