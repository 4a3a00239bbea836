import type { z } from 'zod';
import { type Company, countedClaims, holesOf } from '#src/content/schema/company.ts';
import { type OpeningWords, openingWords } from '#src/content/schema/openings.ts';
import { type WordFile, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import {
  countryName,
  formatAtLeast,
  formatMoreThan,
  formatNumber,
  formatOffset,
  formatPercent,
} from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { isInMenu, legalNames, type PageName } from '#src/i18n/paths.ts';
import { fill, translate, type Values } from '#src/i18n/translate.ts';
import { cached } from './cached.ts';
import { entryWithIdOf, hasId, withCompleteLists } from './data.ts';
import { buildDay, getCompany, legalNameOf } from './facts.ts';
import { parseDataFile, parseOpening } from './files.ts';

type Words<Page extends WordFile> = z.infer<ReturnType<(typeof wordSchemas)[Page]>>;

const words = new Map<string, unknown>();

/** The texts of a page in a language, with the company's values in place of their placeholders. */
export function getWords<Page extends WordFile>(lang: LanguageCode, page: Page): Words<Page> {
  const make = () => wordsOf(page, lang, valuesFor);
  return cached(words, `${lang}/${page}`, make) as Words<Page>;
}

/** The name of a page: in the menu or, if it is not listed there, above its heading. */
export function nameOfPage(lang: LanguageCode, page: PageName): string {
  return isInMenu(page) ? getWords(lang, 'common').nav[page] : getWords(lang, page).intro.mark;
}

type ValuesFor = (lang: LanguageCode) => Values;

function wordsOf<Page extends WordFile>(page: Page, lang: LanguageCode, values: ValuesFor) {
  const english = englishWords(page);
  const translated =
    lang === defaultLanguage ? english : withCompleteLists(wordFile(lang, page), english);
  return inLanguage(lang, page, translated, english, values) as Words<Page>;
}

const englishPages = new Map<WordFile, unknown>();

function englishWords(page: WordFile): unknown {
  return cached(englishPages, page, () => {
    return wordSchemas[page]({}).parse(wordFile(defaultLanguage, page));
  });
}

function wordFile(lang: LanguageCode, page: WordFile): unknown {
  return parseDataFile(`locales/${lang}/${page}.json`);
}

/**
 * Texts with values in place of placeholders. A missing text falls back to English; a missing list falls back as a whole,
 * with English values. Entries with ids are independent of each other, so each is shown as far as it is translated.
 */
function inLanguage(
  lang: LanguageCode,
  key: string,
  translated: unknown,
  english: unknown,
  values: ValuesFor,
): unknown {
  const shown = translated ?? english;
  if (typeof shown === 'string') {
    return fill(translate(key, textIn(translated), textIn(english)), values(lang));
  }
  if (Array.isArray(english) && english.some(hasId)) {
    const entries = Array.isArray(translated) ? translated : [];
    return english.map((entry) => {
      return inLanguage(lang, `${key}.${entry.id}`, entryWithIdOf(entry, entries), entry, values);
    });
  }
  if (Array.isArray(shown)) {
    const shownLang = translated ? lang : defaultLanguage;
    const list = shown.map((entry, index) => {
      return inLanguage(shownLang, `${key}.${index}`, entry, entry, values);
    });
    if (shownLang !== lang) listsInEnglish.add(list);
    return list;
  }
  const translatedFields = Object(translated);
  const englishFields = Object(english);
  const names = Object.keys({ ...englishFields, ...translatedFields });
  const fields = names.map((name) => {
    const path = `${key}.${name}`;
    return [name, inLanguage(lang, path, translatedFields[name], englishFields[name], values)];
  });
  return Object.fromEntries(fields);
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const listsInEnglish = new WeakSet<object>();

/**
 * The `lang` attribute of a list: English if the page's language lacks the list, otherwise undefined. A list is a plain
 * array and has no field for it.
 */
export function listLangOf(list: readonly unknown[]): LanguageCode | undefined {
  return listsInEnglish.has(list) ? defaultLanguage : undefined;
}

const values = new Map<LanguageCode, Values>();

function valuesFor(lang: LanguageCode): Values {
  return cached(values, lang, () => {
    const common = wordsOf('common', lang, () => ({}));
    return companyValues(getCompany(), lang, common);
  });
}

/** The values of the placeholders in schema/placeholders.ts, and of {{city:…}}. */
export function companyValues(
  company: Company,
  lang: LanguageCode,
  common: Pick<Words<'common'>, 'cities'> & { claims: { moreThan: string } },
): Values {
  const { claims, office } = company;
  const { total, missing } = holesOf(claims.badge);
  const forms = countedClaims.flatMap((claim) => [
    [claim, formatAtLeast(claims[claim], lang)],
    [`${claim}_prose`, formatMoreThan(claims[claim], lang, common.claims.moreThan)],
    [`${claim}_count`, formatNumber(claims[claim], lang)],
  ]);
  const year = Number(buildDay().slice(0, 4));
  const city = byId(common.cities, office.city);
  const country = countryName(office.country, lang);
  return {
    company: company.name,
    legalName: legalNameOf(company),
    ...Object.fromEntries(forms),
    badge: formatPercent(claims.badge, lang),
    holesTotal: formatNumber(total, lang),
    holesPunched: formatNumber(total - missing, lang),
    holesMissing: formatNumber(missing, lang),
    year: String(company.copyrightYear),
    city: city.name,
    city_in: city.in ?? city.name,
    city_of: city.of ?? city.name,
    offset: formatOffset(office.timeZone, lang, year),
    country,
    country_in: city.countryIn ?? country,
    ...Object.fromEntries(common.cities.map(({ id, name }) => [`city:${id}`, name])),
  };
}

type ShownOpening = OpeningWords & { lang: LanguageCode };

const openings = new Map<string, ShownOpening>();

/** The texts of an opening and their language: English if the opening is not translated. */
export function getOpeningWords(lang: LanguageCode, id: string): ShownOpening {
  return cached(openings, `${lang}/${id}`, () => {
    const translated = parseOpening(lang, id);
    const shownLang = translated ? lang : defaultLanguage;
    const file = translated ?? parseOpening(defaultLanguage, id);
    const { title, description, duties, bring, show, skills } = openingWords.parse(file);
    const filled = (text: string) => fill(text, valuesFor(shownLang));
    return {
      lang: shownLang,
      title: filled(title),
      description: filled(description),
      duties: duties.map(filled),
      bring: bring.map(filled),
      show: show.map(filled),
      skills: skills.map(filled),
    };
  });
}

export function getLegalPages() {
  return legalNames.filter((name) => getWords(defaultLanguage, name).sections);
}

/** The entry with an id; the content check ensures that there is one. */
export function byId<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const entry = entries.find((entry) => entry.id === id);
  if (entry) return entry;
  throw new Error(`There are no texts for "${id}".\nRun \`npm run check\` to find out which file.`);
}
