// The data files that there have to be, and problems that keep a file from being read.
import { fileContent } from '#src/content/load/data.ts';
import { companyPath, dataFileAt, wordsPath } from '#src/content/schema/dataFiles.ts';
import { kindNames } from '#src/content/schema/kinds.ts';
import { wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, translatedLanguages } from '#src/i18n/languages.ts';
import type { Finding } from './problems.ts';

/** Each with what counts as its text where there is no file: a page may not be translated yet. */
export const expectedFiles: Record<string, string | undefined> = Object.fromEntries([
  [companyPath, undefined],
  ...wordFileNames.map((page) => [wordsPath(defaultLanguage, page), undefined]),
  ...translatedLanguages.flatMap((lang) =>
    wordFileNames.map((page) => [wordsPath(lang, page), '{}']),
  ),
]);

export function fileProblems(path: string, text: string | null | undefined): Finding[] {
  const file = dataFileAt(path);
  if (!file) {
    const folders = kindNames.map((kind) => `content/${kind}`).join(', ');
    const names = wordFileNames.map((page) => `${page}.json`).join(', ');
    const remedy = `Remove it, or move it to one of: ${folders}. A language of the site has these alone: ${names}.`;
    return [{ path: [], fault: 'is not used by the site', remedy }];
  }
  if (text === null) {
    const fault = 'cannot be read: it is a folder, or a link that leads nowhere';
    return [{ path: [], fault, remedy: 'Remove it, or put a file there.' }];
  }
  if (text === undefined) {
    return [{ path: [], fault: 'is missing', remedy: 'Put the file back; git has it.' }];
  }
  try {
    fileContent(text);
    return [];
  } catch (error) {
    // With the line and column, and what was expected there.
    const fault = `is not valid JSON: ${(error as Error).message}`;
    const remedy = 'Correct it there; editors that support JSON mark the place.';
    return [{ path: [], fault, remedy }];
  }
}
