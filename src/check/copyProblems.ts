// Entries that were copied and then changed in English alone: their other languages still say what the first one says.
import { dataFileAt } from '#src/content/schema/dataFiles.ts';
import { type KindName, kinds } from '#src/content/schema/kinds.ts';
import { fieldName, type Path, textsIn, valueAt } from '#src/content/schema/paths.ts';
import { defaultLanguage, type LanguageCode, translatedLanguages } from '#src/i18n/languages.ts';
import type { FileContents } from './files.ts';
import type { Problem } from './problems.ts';

/** Two entries may share a short text, such as a skill, whatever their English. */
const longEnough = 40;

const remedy =
  'Translate these in whichever of the two is the copy, or choose this language there, press ⋮ and Disable: English is shown.';

type EntryFile = { file: string; kind: KindName; content: unknown };

export function copyProblems(contents: FileContents): Problem[] {
  const entries = [...contents].flatMap(([file, content]): EntryFile[] => {
    const data = dataFileAt(file);
    return data?.is === 'entry' ? [{ file, kind: data.kind, content }] : [];
  });
  return entries.flatMap((entry, at) => {
    const earlier = entries.slice(0, at).filter(({ kind }) => kind === entry.kind);
    return translatedLanguages.flatMap((lang) => {
      const other = earlier.find((one) => copiedFields(entry, one, lang).length > 0);
      if (!other) return [];
      const fields = copiedFields(entry, other, lang).join(', ');
      const fault = `says the same as ${other.file}, although the English does not: ${fields}`;
      return [{ file: entry.file, path: [lang], fault, remedy }];
    });
  });
}

function copiedFields(entry: EntryFile, other: EntryFile, lang: LanguageCode): string[] {
  const isSame = (path: Path) => valueAt(entry.content, path) === valueAt(other.content, path);
  const copied = textsIn(valueAt(entry.content, [lang])).filter(([path, text]) => {
    const isTitle = path.length === 1 && path[0] === kinds[entry.kind].namedBy;
    const isTold = isTitle || text.length >= longEnough;
    return isTold && isSame([lang, ...path]) && !isSame([defaultLanguage, ...path]);
  });
  return copied.map(([path]) => fieldName(path));
}
