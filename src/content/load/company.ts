import { type Company, companyFacts, countedClaims } from '#src/content/schema/company.ts';
import {
  countryName,
  formatAtLeast,
  formatMoreThan,
  formatNumber,
  formatPercent,
} from '#src/i18n/formats.ts';
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

type ClaimWords = { claims?: { moreThan?: string } };

/**
 * What every word file may name between double braces, written as the language writes it. A claim
 * has three forms: {{years}} is the figure, 13+, {{years_prose}} is how a sentence says it, more than
 * 13, and {{years_count}} is the bare number, for what is drawn or said in another way.
 */
export function companyValues(
  company: Company,
  lang: LanguageCode,
  own: ClaimWords = {},
  english: ClaimWords = {},
): Values {
  const { claims } = company;
  const card = cardFor(claims.badge);
  const moreThan = own.claims?.moreThan ?? english.claims?.moreThan ?? '{{count}}';
  const forms = countedClaims.flatMap((claim) => [
    [claim, formatAtLeast(claims[claim], lang)],
    [`${claim}_prose`, formatMoreThan(claims[claim], lang, moreThan)],
    [`${claim}_count`, formatNumber(claims[claim], lang)],
  ]);
  return {
    company: company.name,
    legalName: legalNameOf(company),
    ...Object.fromEntries(forms),
    badge: formatPercent(claims.badge, lang),
    holesTotal: formatNumber(card.total, lang),
    holesPunched: formatNumber(card.total - card.missing, lang),
    holesMissing: formatNumber(card.missing, lang),
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
