import { z } from 'zod';
import { cached } from '#src/cached.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  translatedLanguages,
} from '#src/i18n/languages.ts';
import { companySchema } from './company.ts';
import { type KindName, kindNames, kinds } from './kinds.ts';
import type { Path } from './paths.ts';
import { type WordFile, wordFileNames, wordSchemas } from './words/wordSchemas.ts';

export type DataFile =
  | { is: 'company' }
  | { is: 'entry'; kind: KindName; id: string }
  | { is: 'words'; lang: LanguageCode; page: WordFile };

export const companyPath = 'content/company.json';

export function wordsPath(lang: LanguageCode, page: WordFile): string {
  return `locales/${lang}/${page}.json`;
}

/** What the file at a path is; undefined if the site does not use it. */
export const dataFileAt = cached((path: string): DataFile | undefined => {
  if (path === companyPath) return { is: 'company' };
  const [, top, folder, name = ''] = /^(content|locales)\/([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  if (top === 'content') {
    const kind = kindNames.find((kind) => kind === folder);
    return kind && { is: 'entry', kind, id: name };
  }
  const lang = languageCodes.find((code) => code === folder);
  const page = wordFileNames.find((page) => page === name);
  return lang && page && { is: 'words', lang, page };
});

/** Made once for each file, because it takes longer than a check with it. */
export const schemaOf = cached((file: DataFile): z.ZodType => {
  if (file.is === 'company') return companySchema;
  if (file.is === 'words') return wordSchemas[file.page](file.lang);
  const { facts, words } = kinds[file.kind];
  const english = z.intersection(facts, words(defaultLanguage));
  // Where the form fills a language from another one, it copies facts as well.
  const copied = z.strictObject(facts.shape).partial();
  const translations = translatedLanguages.map((lang) => {
    return [lang, z.intersection(copied, words(lang))];
  });
  return z.strictObject({ [defaultLanguage]: english, ...Object.fromEntries(translations) });
});

type Original = { lang: LanguageCode; file: string; path: Path };

/** The English field that a field translates; undefined for a fact, which counts in English alone. */
export function originalOf(file: string, path: Path): Original | undefined {
  const data = dataFileAt(file);
  const [group, ...inside] = path;
  if (data?.is === 'entry' && String(inside[0]) in kinds[data.kind].facts.shape) return undefined;
  const name = data?.is === 'words' ? data.lang : group;
  const lang = translatedLanguages.find((code) => code === name);
  if (!data || !lang) return undefined;
  if (data.is === 'words') return { lang, file: wordsPath(defaultLanguage, data.page), path };
  return { lang, file, path: [defaultLanguage, ...inside] };
}
