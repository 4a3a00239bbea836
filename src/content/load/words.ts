import type { z } from 'zod';
import { type Company, countedClaims, holesOf } from '#src/content/schema/company.ts';
import { type OpeningWords, openingWords } from '#src/content/schema/openings.ts';
import type { WordFile, wordSchemas } from '#src/content/schema/schemas.ts';
import {
  countryName,
  formatAtLeast,
  formatMoreThan,
  formatNumber,
  formatOffset,
  formatPercent,
} from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { legalNames } from '#src/i18n/paths.ts';
import { createTranslations, type Translate, type Values } from '#src/i18n/translate.ts';
import { cached } from './cached.ts';
import { buildDay, getCompany, legalNameOf } from './facts.ts';
import { openingFiles, wordFiles } from './files.ts';

const files = wordFiles();
const openings = new Map(languageCodes.map((lang) => [lang, openingFiles(lang)]));

// `t()` finds an opening's words as it finds a page's, like "openings:backend-engineer.title".
const resources = Object.fromEntries(
  languageCodes.map((lang) => [lang, { ...files[lang], openings: openings.get(lang) ?? {} }]),
);

const translationsFor = createTranslations(resources, ({ lang, key }) => {
  // The gate has already reported words missing in translations; one missing in English is a wrong key.
  if (lang === defaultLanguage) {
    throw new Error(
      `No word is called "${key}".\nAdd it to locales/en, or correct the key that asks for it.`,
    );
  }
});

const translations = new Map<LanguageCode, Translate>();

/** `t('nav.home')` for a language, with the company's name and claims filled in wherever a word names them. */
export function getTranslate(lang: LanguageCode): Translate {
  return cached(translations, lang, () => translationsFor(lang, valuesFor(lang)));
}

export function valuesFor(lang: LanguageCode): Values {
  return companyValues(getCompany(), lang, files[lang]?.common, files[defaultLanguage]?.common);
}

type CommonWords = {
  claims?: { moreThan?: string };
  cities?: Record<string, { name?: string; in?: string; of?: string; countryIn?: string }>;
};

/**
 * The placeholders that every text may use. Of a claim {{years}} is the figure, 13+, {{years_prose}} its form for
 * sentences, more than 13, and {{years_count}} the bare number, for drawings.
 */
export function companyValues(
  company: Company,
  lang: LanguageCode,
  own: CommonWords = {},
  english: CommonWords = {},
): Values {
  const { claims, office } = company;
  const { total, missing } = holesOf(claims.badge);
  const moreThan = own.claims?.moreThan ?? english.claims?.moreThan ?? '{{count}}';
  const forms = countedClaims.flatMap((claim) => [
    [claim, formatAtLeast(claims[claim], lang)],
    [`${claim}_prose`, formatMoreThan(claims[claim], lang, moreThan)],
    [`${claim}_count`, formatNumber(claims[claim], lang)],
  ]);
  const cityIds = Object.keys({ ...english.cities, ...own.cities });
  const cityName = (id: string) => own.cities?.[id]?.name ?? english.cities?.[id]?.name ?? id;
  const city = cityName(office.city);
  const country = countryName(office.country, lang);
  const cityForms = own.cities?.[office.city];
  return {
    company: company.name,
    legalName: legalNameOf(company),
    ...Object.fromEntries(forms),
    badge: formatPercent(claims.badge, lang),
    holesTotal: formatNumber(total, lang),
    holesPunched: formatNumber(total - missing, lang),
    holesMissing: formatNumber(missing, lang),
    year: String(company.copyrightYear),
    city,
    city_in: cityForms?.in ?? city,
    city_of: cityForms?.of ?? city,
    offset: formatOffset(office.timeZone, lang, Number(buildDay().slice(0, 4))),
    country,
    country_in: cityForms?.countryIn ?? country,
    ...Object.fromEntries(cityIds.map((id) => [`city:${id}`, cityName(id)])),
  };
}

type WordsOf<Page extends WordFile> = ByIds<z.infer<ReturnType<(typeof wordSchemas)[Page]>>>;

/** As byIds() makes them of lists whose entries have ids. */
type ByIds<Words> = Words extends readonly (infer Entry)[]
  ? Entry extends { id: string }
    ? Record<string, ByIds<Omit<Entry, 'id'>>>
    : ByIds<Entry>[]
  : Words extends object
    ? { [Name in keyof Words]: ByIds<Words[Name]> }
    : Words;

const resolved = new Map<string, unknown>();

/**
 * A page's words in a language, in the shape of its schema, each one resolved by `t()`. A text that the language lacks
 * is the English one; a list that it lacks is the English list.
 */
export function getWords<Page extends WordFile>(lang: LanguageCode, page: Page): WordsOf<Page> {
  return cached(resolved, `${lang}/${page}`, () => {
    return resolve(lang, `${page}:`, files[lang]?.[page], files[defaultLanguage]?.[page]);
  }) as WordsOf<Page>;
}

function resolve(lang: LanguageCode, key: string, own: unknown, english: unknown): unknown {
  const shape = own ?? english;
  if (Array.isArray(shape)) {
    const shown = own ? lang : defaultLanguage;
    const list = shape.map((entry, index) => resolve(shown, inside(key, index), entry, entry));
    if (shown !== lang) listsInEnglish.add(list);
    return list;
  }
  if (typeof shape !== 'object') return getTranslate(lang)(key);
  const names = Object.keys({ ...Object(english), ...Object(own) });
  const words = names.map((name) => {
    return [name, resolve(lang, inside(key, name), Object(own)[name], Object(english)[name])];
  });
  return Object.fromEntries(words);
}

/** "home:" and "hero" → "home:hero", "home:hero" and "text" → "home:hero.text" */
function inside(key: string, name: string | number): string {
  return key.endsWith(':') ? key + name : `${key}.${name}`;
}

const listsInEnglish = new WeakSet<object>();

/** What the attribute `lang` of a list says: English where a page in another language lacks it, otherwise nothing. */
export function langOf(list: readonly unknown[]): LanguageCode | undefined {
  return listsInEnglish.has(list) ? defaultLanguage : undefined;
}

const openingsShown = new Map<string, OpeningWords & { lang: LanguageCode }>();

/** An opening's words and their language: all of them are English where the opening is not translated. */
export function getOpeningWords(lang: LanguageCode, id: string) {
  return cached(openingsShown, `${lang}/${id}`, () => {
    const shown = openings.get(lang)?.[id] ? lang : defaultLanguage;
    const words = openingWords.parse(openings.get(shown)?.[id]);
    const t = getTranslate(shown);
    const text = (field: string) => t(`openings:${id}.${field}`);
    const list = (field: 'duties' | 'bring' | 'show' | 'skills') =>
      words[field].map((_, index) => text(`${field}.${index}`));
    return {
      lang: shown,
      title: text('title'),
      description: text('description'),
      duties: list('duties'),
      bring: list('bring'),
      show: list('show'),
      skills: list('skills'),
    };
  });
}

export function getLegalPages() {
  return legalNames.filter((name) => getWords(defaultLanguage, name).sections);
}

/** The words kept under an id; the gate has made sure that every id has its own. */
export function byId<Words>(words: Readonly<Record<string, Words>>, id: string): Words {
  const found = words[id];
  if (found === undefined) {
    throw new Error(`No words are kept under "${id}".\nRun \`npm run check\`; it names the file.`);
  }
  return found;
}
