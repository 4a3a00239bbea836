import { countedClaims, legalNameOf } from '#src/content/schema/company.ts';
import { countryName, formatAtLeast, formatOffset, formatPercent } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { Values } from '#src/i18n/translate.ts';
import type { Content } from './content.ts';

type Sources = Pick<Content, 'company' | 'cities' | 'day'>;

export function companyValues({ company, cities, day }: Sources, lang: LanguageCode): Values {
  const { claims, office } = company;
  const figures = countedClaims.map((claim) => [claim, formatAtLeast(claims[claim], lang)]);
  const year = Number(day.slice(0, 4));
  return {
    company: company.name,
    legalName: legalNameOf(company),
    ...Object.fromEntries(figures),
    badge: formatPercent(claims.badge, lang),
    year: String(company.copyrightYear),
    city: entryWithId(cities, office.city).name,
    offset: formatOffset(office.timeZone, lang, year),
    country: countryName(office.country, lang),
  };
}

/** The entry that another one names; the content check ensures that there is one. */
export function entryWithId<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry {
  const entry = entries.find((entry) => entry.id === id);
  if (entry) return entry;
  throw new Error(`There is no "${id}".\nRun \`npm run check\` to find out where it is named.`);
}
