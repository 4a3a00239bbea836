// The data files of the site and what each of them is, by its path from the project's folder.
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type KindName, kindNames } from './kinds.ts';
import { type WordFile, wordFileNames } from './words/wordSchemas.ts';

export type DataFile =
  | { is: 'company' }
  | { is: 'entry'; kind: KindName; id: string }
  | { is: 'words'; lang: LanguageCode; page: WordFile };

export const companyPath = 'content/company.json';

export function entryPath(kind: KindName, id: string): string {
  return `content/${kind}/${id}.json`;
}

export function wordsPath(lang: LanguageCode, page: WordFile): string {
  return `locales/${lang}/${page}.json`;
}

/** What the file at a path is; undefined if the site does not use it. */
export function dataFileAt(path: string): DataFile | undefined {
  if (path === companyPath) return { is: 'company' };
  const [, top, folder, name = ''] = /^(content|locales)\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  if (top === 'content') {
    const kind = kindNames.find((kind) => kind === folder);
    return kind && { is: 'entry', kind, id: name };
  }
  const lang = languageCodes.find((code) => code === folder);
  const page = wordFileNames.find((page) => page === name);
  return lang && page && { is: 'words', lang, page };
}
