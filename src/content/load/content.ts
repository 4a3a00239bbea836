import { cached } from '#src/cached.ts';
import {
  type Company,
  companySchema,
  countedClaims,
  legalNameOf,
} from '#src/content/schema/company.ts';
import { companyPath, wordsPath } from '#src/content/schema/dataFiles.ts';
import { type KindName, kindNames } from '#src/content/schema/kinds.ts';
import { type WordFile, wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { today } from '#src/day.ts';
import { countryName, formatAtLeast, formatOffset, formatPercent } from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import type { Values } from '#src/i18n/translate.ts';
import { type Entry, entryWithId, loadEntries } from './entries.ts';
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

const valuesIn = cached((lang: LanguageCode): Values => {
  const company = loadCompany();
  const { claims, office } = company;
  const figures = countedClaims.map((claim) => [claim, formatAtLeast(claims[claim], lang)]);
  const city = entryWithId(loadEntries('cities', lang), office.city);
  return {
    company: company.name,
    legalName: legalNameOf(company),
    ...Object.fromEntries(figures),
    badge: formatPercent(claims.badge, lang),
    year: String(company.copyrightYear),
    city: city.name,
    offset: formatOffset(office.timeZone, lang, today(office.timeZone)),
    country: countryName(city.country, lang),
  };
});

export const englishContent = () => contentIn(defaultLanguage);

type TextIn = (words: LanguageContent['words']) => string | undefined;

/** English, where nobody has translated a text, and so it is the English one. */
export function languageOf({ lang, words }: LanguageContent, textIn: TextIn) {
  const isEnglish = textIn(words) === textIn(englishContent().words);
  return isEnglish && lang !== defaultLanguage ? defaultLanguage : undefined;
}
