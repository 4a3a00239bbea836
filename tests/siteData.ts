// What the tests know of the site without asking the site: its facts and its words.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  countryName,
  formatAtLeast,
  formatMoreThan,
  formatNumber,
  formatPercent,
} from '#src/i18n/formats.ts';
import { keepTogether } from '#src/i18n/keepTogether.ts';
import { type LanguageCode, languageOf } from '#src/i18n/languages.ts';

// biome-ignore lint/suspicious/noExplicitAny: the gate knows these files' shapes; a test reads one word
export type Json = any;

export const company = facts('company');

export function facts(name: string): Json {
  return JSON.parse(read(`content/${name}.json`));
}

/** A page's words as a visitor meets them, with the names and numbers of the facts filled in. */
export function words(lang: string, page: string): Json {
  const values = valuesIn(languageOf(lang));
  const fill = (place: string, name: string) => values[name] ?? place;
  const text = read(`locales/${lang}/${page}.json`).replace(/\{\{([^{}]+)\}\}/g, fill);
  return JSON.parse(keepTogether(text, languageOf(lang)));
}

function valuesIn(lang: LanguageCode): Record<string, string> {
  const { name, copyrightYear, office, claims } = facts('company');
  const { cities, cityForms, claims: said } = JSON.parse(read(`locales/${lang}/common.json`));
  const { badge, ...counts } = claims;
  const forms = cityForms?.[office.city];
  const country = countryName(office.country, lang);
  return {
    company: name,
    year: String(copyrightYear),
    badge: formatPercent(badge, lang),
    city: cities[office.city],
    city_in: forms?.in ?? cities[office.city],
    city_of: forms?.of ?? cities[office.city],
    country,
    country_in: forms?.countryIn ?? country,
    ...Object.fromEntries(
      Object.entries(counts).flatMap(([claim, count]) => [
        [claim, formatAtLeast(Number(count), lang)],
        [`${claim}_prose`, formatMoreThan(Number(count), lang, said.moreThan)],
        [`${claim}_count`, formatNumber(Number(count), lang)],
      ]),
    ),
    ...Object.fromEntries(Object.entries(cities).map(([id, city]) => [`city:${id}`, city])),
  };
}

function read(path: string): string {
  return readFileSync(join(import.meta.dirname, '..', path), 'utf8');
}
