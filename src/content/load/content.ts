import { cached } from '#src/cached.ts';
import { type Company, companySchema } from '#src/content/schema/company.ts';
import { companyPath, wordsPath } from '#src/content/schema/dataFiles.ts';
import { type KindName, kindNames } from '#src/content/schema/kinds.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { today } from '#src/day.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { companyValues } from './companyValues.ts';
import { type Entry, loadEntries } from './entries.ts';
import { parseFile } from './files.ts';
import { type Words, withValues, wordsOf } from './words.ts';

/** Everything that the site says in a language. */
export type LanguageContent = {
  lang: LanguageCode;
  /** The date of the build in the time zone of the office, like "2026-01-31". */
  day: string;
  company: Company;
  words: { [Page in WordFile]: Words<Page> };
} & { [Kind in KindName]: readonly Entry<Kind>[] };

export const contentIn = cached((lang: LanguageCode): LanguageContent => {
  const company = loadCompany();
  const words = wordFileNames.map((page) => {
    const languages = languageCodes.map((code) => [code, parseFile(wordsPath(code, page))]);
    return [page, wordsOf(page, Object.fromEntries(languages), lang, valuesIn)];
  });
  const entries = kindNames.map((kind) => {
    return [
      kind,
      loadEntries(kind, lang).map((entry) => withValues(entry, valuesIn(entry.lang ?? lang))),
    ];
  });
  return {
    lang,
    day: today(company.office.timeZone),
    company,
    words: Object.fromEntries(words),
    ...Object.fromEntries(entries),
  };
});

export const loadCompany = cached(() => companySchema.parse(parseFile(companyPath)));

const valuesIn = cached((lang: LanguageCode) => {
  const company = loadCompany();
  const day = today(company.office.timeZone);
  return companyValues({ company, cities: loadEntries('cities', lang), day }, lang);
});

export const englishContent = () => contentIn(defaultLanguage);

type TextIn = (words: LanguageContent['words']) => string | undefined;

/** English, where nobody has translated a text, and so it is the English one. */
export function languageOf({ lang, words }: LanguageContent, textIn: TextIn) {
  const isEnglish = textIn(words) === textIn(englishContent().words);
  return isEnglish && lang !== defaultLanguage ? defaultLanguage : undefined;
}
