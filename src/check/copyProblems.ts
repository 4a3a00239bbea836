// Entries that were copied and then changed in English alone: their other languages still say what the first one says.
import { dataFileAt } from '#src/content/schema/dataFiles.ts';
import { kinds } from '#src/content/schema/kinds.ts';
import { defaultLanguage, translatedLanguages } from '#src/i18n/languages.ts';
import { fieldName, type Json, type Path, textsIn, valueAt } from './paths.ts';
import type { Problem } from './problems.ts';
import type { Contents } from './sources.ts';

/** Two entries may share a short text, such as a skill, whatever their English. */
const longEnough = 40;

export function copyProblems(contents: Contents): Problem[] {
  const firstWith = new Map<string, { file: string; english: Json }>();
  const problems: Problem[] = [];
  for (const [file, content] of contents) {
    const entry = dataFileAt(file);
    if (entry?.is !== 'entry') continue;
    for (const lang of translatedLanguages) {
      const copied = textsIn(valueAt(content, [lang])).flatMap(([path, text]): Problem[] => {
        const isTitle = path.length === 1 && path[0] === kinds[entry.kind].namedBy;
        if (!isTitle && text.length < longEnough) return [];
        const english = valueAt(content, [defaultLanguage, ...path]);
        const said = [entry.kind, lang, fieldName(path), text].join(' ');
        const first = firstWith.get(said);
        if (!first) firstWith.set(said, { file, english });
        return first && first.english !== english
          ? [copy(file, [lang, ...path], text, first.file)]
          : [];
      });
      problems.push(...copied.slice(0, 1));
    }
  }
  return problems;
}

function copy(file: string, path: Path, value: string, other: string): Problem {
  const wrong = `is the same as in ${other}, although the English is not`;
  const fix =
    'Translate it in whichever of the two is the copy, or choose this language there, press ⋮ and Disable: English is shown.';
  return { file, path, value, wrong, fix };
}
