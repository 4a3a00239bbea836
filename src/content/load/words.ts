import type { z } from 'zod';
import { type Company, countedClaims, holesOf } from '#src/content/schema/company.ts';
import { type OpeningWords, openingWords } from '#src/content/schema/openings.ts';
import { type WordFile, wordSchemas } from '#src/content/schema/schemas.ts';
import {
  countryName,
  formatAtLeast,
  formatMoreThan,
  formatNumber,
  formatOffset,
  formatPercent,
} from '#src/i18n/formats.ts';
import { defaultLanguage, type LanguageCode } from '#src/i18n/languages.ts';
import { legalNames } from '#src/i18n/paths.ts';
import { fill, translate, type Values } from '#src/i18n/translate.ts';
import { cached } from './cached.ts';
import { hasId, sameAs, withCompleteLists } from './data.ts';
import { buildDay, getCompany, legalNameOf } from './facts.ts';
import { openingFiles, parseDataFile } from './files.ts';

type Words<Page extends WordFile> = z.infer<ReturnType<(typeof wordSchemas)[Page]>>;

const words = new Map<string, unknown>();

/** A page's words in a language, with the company's name and claims filled in wherever a word names them. */
export function getWords<Page extends WordFile>(lang: LanguageCode, page: Page): Words<Page> {
  const make = () => wordsOf(page, lang, valuesFor);
  return cached(words, `${lang}/${page}`, make) as Words<Page>;
}

type ValuesFor = (lang: LanguageCode) => Values;

function wordsOf<Page extends WordFile>(page: Page, lang: LanguageCode, values: ValuesFor) {
  const english = wordSchemas[page]({}).parse(wordFile(defaultLanguage, page));
  const own = lang === defaultLanguage ? english : wordFile(lang, page);
  return inLanguage(lang, page, withCompleteLists(own, english), english, values) as Words<Page>;
}

function wordFile(lang: LanguageCode, page: WordFile): unknown {
  return parseDataFile(`locales/${lang}/${page}.json`);
}

/**
 * Words with values filled in. A text that the language lacks is the English one; a list that it lacks is the English
 * list with English values. Entries with ids are things of their own, each shown as far as it is translated.
 */
function inLanguage(
  lang: LanguageCode,
  key: string,
  own: unknown,
  english: unknown,
  values: ValuesFor,
): unknown {
  const shape = own ?? english;
  if (typeof shape === 'string') {
    return fill(translate(key, textIn(own), textIn(english)), values(lang));
  }
  if (Array.isArray(english) && english.some(hasId)) {
    const translated = Array.isArray(own) ? own : [];
    return english.map((entry) => {
      return inLanguage(lang, `${key}.${entry.id}`, sameAs(entry, translated), entry, values);
    });
  }
  if (Array.isArray(shape)) {
    const shown = own ? lang : defaultLanguage;
    const list = shape.map((entry, index) => {
      return inLanguage(shown, `${key}.${index}`, entry, entry, values);
    });
    if (shown !== lang) listsInEnglish.add(list);
    return list;
  }
  const names = Object.keys({ ...Object(english), ...Object(own) });
  const fields = names.map((name) => {
    return [
      name,
      inLanguage(lang, `${key}.${name}`, Object(own)[name], Object(english)[name], values),
    ];
  });
  return Object.fromEntries(fields);
}

function textIn(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

const listsInEnglish = new WeakSet<object>();

/**
 * What the attribute `lang` of a list says: English where a page in another language lacks it, otherwise nothing. The
 * list itself cannot say so: it is an array as any other, whose entries sections show.
 */
export function langOf(list: readonly unknown[]): LanguageCode | undefined {
  return listsInEnglish.has(list) ? defaultLanguage : undefined;
}

const values = new Map<LanguageCode, Values>();

function valuesFor(lang: LanguageCode): Values {
  const make = () =>
    companyValues(
      getCompany(),
      lang,
      wordsOf('common', lang, () => ({})),
    );
  return cached(values, lang, make);
}

/** The values that every text may name: schema/placeholders.ts lists them. */
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
    offset: formatOffset(office.timeZone, lang, Number(buildDay().slice(0, 4))),
    country,
    country_in: city.countryIn ?? country,
    ...Object.fromEntries(common.cities.map(({ id, name }) => [`city:${id}`, name])),
  };
}

type ShownOpening = OpeningWords & { lang: LanguageCode };

const openings = new Map<string, ShownOpening>();

/** An opening's words and their language: all of them are English where the opening is not translated. */
export function getOpeningWords(lang: LanguageCode, id: string): ShownOpening {
  return cached(openings, `${lang}/${id}`, () => {
    const own = openingFiles(lang)[id];
    const shown = own ? lang : defaultLanguage;
    const { title, description, duties, bring, show, skills } = openingWords.parse(
      own ?? openingFiles(defaultLanguage)[id],
    );
    const filled = (text: string) => fill(text, valuesFor(shown));
    return {
      lang: shown,
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

/** The entry with an id; the gate has made sure that there is one. */
export function byId<Entry extends { id: string }>(entries: readonly Entry[], id: string): Entry {
  const found = entries.find((entry) => entry.id === id);
  if (!found) {
    throw new Error(`No words are kept under "${id}".\nRun \`npm run check\`; it names the file.`);
  }
  return found;
}
