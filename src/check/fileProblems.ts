// Which data files there are, and problems that are found before a file is validated by its schema.
import { parseWithEmptyFields } from '#src/content/load/data.ts';
import { companyPath, dataFileAt, wordsPath } from '#src/content/schema/dataFiles.ts';
import { kindNames } from '#src/content/schema/kinds.ts';
import { wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import type { Finding } from './problems.ts';

/** The files that every site has. */
export const expectedFiles = [
  companyPath,
  ...languageCodes.flatMap((lang) => wordFileNames.map((page) => wordsPath(lang, page))),
];

/** The problems of a file apart from its content; `text` is null if it cannot be read. */
export function fileProblems(path: string, text: string | null | undefined): Finding[] {
  const file = dataFileAt(path);
  if (!file) return [unusedFile(path)];
  if (text === undefined) {
    const isTranslation = file.is === 'words' && file.lang !== defaultLanguage;
    const fix = isTranslation
      ? `Copy ${wordsPath(defaultLanguage, file.page)} there and translate it.`
      : 'Put the file back; git has it.';
    return [{ path: [], wrong: 'is missing', fix }];
  }
  if (text === null) {
    const wrong = 'cannot be read: it is a folder, a broken link or a protected file';
    return [{ path: [], wrong, fix: 'Put the file itself there; git has it.' }];
  }
  // What another encoding looks like when read as UTF-8.
  if (/[\0\uFFFD]/.test(text)) {
    const fix = 'Save it as UTF-8; most editors offer a choice of encoding under "Save as".';
    return [{ path: [], wrong: 'is not saved as UTF-8', fix }];
  }
  try {
    parseWithEmptyFields(text);
    return [];
  } catch (error) {
    // With the line and column, and what was expected there.
    const wrong = `is not valid JSON: ${(error as Error).message}`;
    const fix = 'Correct it there; editors that support JSON mark the place.';
    return [{ path: [], wrong, fix }];
  }
}

function unusedFile(path: string): Finding {
  const wrong = 'is not used by the site';
  const renamed = path.replace(/\.json$/i, '.json');
  if (renamed !== path && dataFileAt(renamed)) {
    return { path: [], wrong, fix: `Rename it to ${renamed}.` };
  }
  if (path.startsWith('content/')) {
    const folders = kindNames.map((kind) => `content/${kind}`).join(', ');
    return { path: [], wrong, fix: `Remove it, or move it to one of: ${folders}.` };
  }
  const [, folder = ''] = path.split('/');
  if (!languageCodes.some((code) => code === folder)) {
    const fix = `Add "${folder}" to src/i18n/languageList.ts, or remove the folder locales/${folder}.`;
    return { path: [], value: folder, wrong: 'is not in a language of the site', fix };
  }
  return {
    path: [],
    wrong,
    fix: `Remove it, or rename it to one of: ${wordFileNames.join(', ')}.`,
  };
}
