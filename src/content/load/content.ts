import { cached } from '#src/cached.ts';
import { type Company, companySchema } from '#src/content/schema/company.ts';
import { type KindName, kindNames } from '#src/content/schema/kinds.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { today } from '#src/day.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import type { Values } from '#src/i18n/translate.ts';
import { type Entry, loadEntries } from './entries.ts';
import { parseCompany, parseWords } from './files.ts';
import { companyValues } from './values.ts';
import { loadWords, type Words } from './words.ts';

/** Everything that the site says in a language. A test gives a reader some of it changed. */
export type LanguageContent = {
  lang: LanguageCode;
  /** The date of the build in the time zone of the office, like "2026-01-31". */
  day: string;
  company: Company;
  words: { [Page in WordFile]: Words<Page> };
} & { [Kind in KindName]: readonly Entry<Kind>[] };

const contentByLanguage = new Map<LanguageCode, LanguageContent>();

export function contentIn(lang: LanguageCode): LanguageContent {
  return cached(contentByLanguage, lang, () => loadContent(lang));
}

function loadContent(lang: LanguageCode): LanguageContent {
  const company = loadCompany();
  const words = wordFileNames.map((page) => [page, loadWords(lang, page, valuesIn, parseWords)]);
  const entries = kindNames.map((kind) => [kind, loadEntries(kind, lang, valuesIn)]);
  return {
    lang,
    day: today(company.office.timeZone),
    company,
    words: Object.fromEntries(words),
    ...Object.fromEntries(entries),
  };
}

let parsedCompany: Company | undefined;

export function loadCompany(): Company {
  parsedCompany ??= companySchema.parse(parseCompany());
  return parsedCompany;
}

const valuesByLanguage = new Map<LanguageCode, Values>();

function valuesIn(lang: LanguageCode): Values {
  return cached(valuesByLanguage, lang, () => {
    const company = loadCompany();
    const day = today(company.office.timeZone);
    return companyValues({ company, cities: citiesWithoutValues(lang), day }, lang);
  });
}

/** The names of cities are values themselves, so they use none. */
const citiesWithoutValues = (lang: LanguageCode) => loadEntries('cities', lang, () => ({}));

/** The content for whatever is the same in every language. */
export const englishContent = () => contentIn(defaultLanguage);
