// Which data files there are, and problems that are found before a file is validated by its schema.
import { factSchemas } from '#src/content/schema/schemas.ts';
import { wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { syntaxProblem } from './json.ts';
import { openingNameProblems, openingOf } from './openings.ts';
import type { Finding } from './problems.ts';

export function factsPath(name: string): string {
  return `content/${name}.json`;
}

export function wordsPath(lang: LanguageCode, page: string): string {
  return `locales/${lang}/${page}.json`;
}

export const factNames = Object.keys(factSchemas) as (keyof typeof factSchemas)[];
export const expectedFiles = [
  ...factNames.map(factsPath),
  ...languageCodes.flatMap((lang) => wordFileNames.map((page) => wordsPath(lang, page))),
];

/** The problems of a file apart from its content; `text` is null if it cannot be read, `files` are all data files. */
export function fileProblems(
  file: string,
  text: string | null | undefined,
  files: readonly string[],
): Finding[] {
  const [folder = '', name = '', page] = file.split('/');
  const isWords = folder === 'locales';
  const opening = openingOf(file);
  const lang = opening?.lang ?? name;
  if (text === undefined) {
    const fix =
      isWords && lang !== defaultLanguage
        ? `Copy locales/${defaultLanguage}/${page} there and translate it.`
        : 'Put the file back; git has it.';
    return [{ path: [], wrong: 'is missing', fix }];
  }
  if (text === null) {
    const wrong = 'cannot be read: it is a folder, a broken link or a protected file';
    return [{ path: [], wrong, fix: 'Put the file itself there; git has it.' }];
  }
  const isTranslatable = isWords || opening !== undefined;
  if (isTranslatable && !languageCodes.some((code) => code === lang)) {
    const languageFolder = file.slice(0, file.lastIndexOf('/'));
    const wrong = 'is not in a language of the site';
    const fix = `Add "${lang}" to src/i18n/languageList.ts, or remove the folder ${languageFolder}.`;
    return [{ path: [], value: lang, wrong, fix }];
  }
  if (file.startsWith('content/openings/') && !opening) {
    const fix = `Move it to the folder of its language, like content/openings/${defaultLanguage}.`;
    return [{ path: [], wrong: 'is not in the folder of a language', fix }];
  }
  if (!opening && !expectedFiles.includes(file)) {
    const names = isWords ? wordFileNames : factNames;
    const fix = `Remove it, or rename it to one of: ${names.join(', ')}.`;
    return [{ path: [], wrong: 'is not used by the site', fix }];
  }
  // What another encoding looks like when read as UTF-8.
  if (/[\0\uFFFD]/.test(text)) {
    const fix = 'Save it as UTF-8; most editors offer a choice of encoding under "Save as".';
    return [{ path: [], wrong: 'is not saved as UTF-8', fix }];
  }
  const finding = syntaxProblem(text);
  if (finding) return [finding];
  return opening ? openingNameProblems(opening, files) : [];
}
