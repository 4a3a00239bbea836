import { type Company, countedClaims, legalNameOf } from '#src/content/schema/company.ts';
import { countryName, formatAtLeast, formatOffset, formatPercent } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { Values } from '#src/i18n/translate.ts';
import { type Entry, entryWithId } from './entries.ts';

type Facts = { company: Company; cities: readonly Entry<'cities'>[]; day: string };

export function companyValues({ company, cities, day }: Facts, lang: LanguageCode): Values {
  const { claims, office } = company;
  const figures = countedClaims.map((claim) => [claim, formatAtLeast(claims[claim], lang)]);
  const city = entryWithId(cities, office.city);
  return {
    company: company.name,
    legalName: legalNameOf(company),
    ...Object.fromEntries(figures),
    badge: formatPercent(claims.badge, lang),
    year: String(company.copyrightYear),
    city: city.name,
    offset: formatOffset(office.timeZone, lang, day),
    country: countryName(city.country, lang),
  };
}
