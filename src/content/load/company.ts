import { type Company, companyFacts } from '#src/content/schema/company.ts';
import { countryName, formatAtLeast, formatNumber, formatPercent } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { Values } from '#src/i18n/translate.ts';
import { cardFor } from '#src/weave/PunchedCard.tsx';
import { factsFile } from './files.ts';

export function getCompany(): Company {
  return factsFile('company', companyFacts);
}

/** The registered name if there is one, for where the name must be complete. */
export function legalNameOf({ name, legalName }: Company): string {
  return legalName ?? name;
}

/** What every word file may name between double braces, written as the language writes it. */
export function companyValues(company: Company, lang: LanguageCode): Values {
  const { claims } = company;
  const card = cardFor(claims.badge);
  const counted = { useGrouping: true };
  return {
    company: company.name,
    legalName: legalNameOf(company),
    years: formatAtLeast(claims.years, lang),
    clients: formatAtLeast(claims.clients, lang),
    team: formatAtLeast(claims.team, lang),
    countries: formatAtLeast(claims.countries, lang),
    badge: formatPercent(claims.badge, lang),
    holesTotal: formatNumber(card.total, lang, counted),
    holesPunched: formatNumber(card.total - card.missing, lang, counted),
    holesMissing: formatNumber(card.missing, lang, counted),
    year: String(company.copyrightYear),
  };
}

type CityWords = {
  cities?: Record<string, string>;
  cityForms?: Record<string, { in?: string; of?: string; countryIn?: string }>;
};

/**
 * What words may name of places: the office's city, in the forms that its language has, its country,
 * and each known city by its id. What a language lacks it takes from English.
 */
export function placeValues(
  { office }: Company,
  lang: LanguageCode,
  own: CityWords = {},
  english: CityWords = {},
): Values {
  const cities = { ...english.cities, ...own.cities };
  const city = cities[office.city] ?? office.city;
  const country = countryName(office.country, lang);
  const forms = own.cityForms?.[office.city];
  return {
    city,
    city_in: forms?.in ?? city,
    city_of: forms?.of ?? city,
    country,
    country_in: forms?.countryIn ?? country,
    ...Object.fromEntries(Object.entries(cities).map(([id, name]) => [`city:${id}`, name])),
  };
}
