import { cached } from '#src/cached.ts';
import { type Company, companyFacts } from '#src/content/schema/company.ts';
import { type KindName, kindNames } from '#src/content/schema/kinds.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { today } from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import type { Values } from '#src/i18n/translate.ts';
import { type Entry, loadEntries } from './entries.ts';
import { parseCompany } from './files.ts';
import { companyValues } from './values.ts';
import { loadWords, type Words } from './words.ts';

/** Everything that the site says in a language. A test gives a reader some of it changed. */
export type Content = {
  lang: LanguageCode;
  /** The date of the build in the time zone of the office, like "2026-01-31". */
  day: string;
  company: Company;
  words: { [Page in WordFile]: Words<Page> };
} & { [Kind in KindName]: readonly Entry<Kind>[] };

const contentByLanguage = new Map<LanguageCode, Content>();

export function contentIn(lang: LanguageCode): Content {
  return cached(contentByLanguage, lang, () => loadContent(lang));
}

function loadContent(lang: LanguageCode): Content {
  const company = getCompany();
  const entries = kindNames.map((kind) => [kind, loadEntries(kind, lang, valuesIn)]);
  const words = wordFileNames.map((page) => [page, loadWords(lang, page, valuesIn)]);
  return {
    lang,
    day: today(company.office.timeZone),
    company,
    words: Object.fromEntries(words),
    ...Object.fromEntries(entries),
  };
}

let parsedCompany: Company | undefined;

export function getCompany(): Company {
  parsedCompany ??= companyFacts.parse(parseCompany());
  return parsedCompany;
}

const valuesByLanguage = new Map<LanguageCode, Values>();

/** The values of placeholders. Two of them come from words: those words are read without any values themselves. */
function valuesIn(lang: LanguageCode): Values {
  return cached(valuesByLanguage, lang, () => {
    const noValues = () => ({});
    const { moreThan } = loadWords(lang, 'common', noValues).claims;
    const cities = loadEntries('cities', lang, noValues);
    const company = getCompany();
    const day = today(company.office.timeZone);
    return companyValues({ company, cities, moreThan, day }, lang);
  });
}

/** The content for whatever is the same in every language. */
export const englishContent = () => contentIn(defaultLanguage);
