import type { Country, JobPosting, MonetaryAmount, PostalAddress } from 'schema-dts';
import { getCompany, getJob } from '#src/content/load/facts.ts';
import { getWords } from '#src/content/load/words.ts';
import { getOpening } from '#src/content/read/opening.ts';
import type { Job } from '#src/content/schema/jobs.ts';
import { countryName } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { addressOf, fromBase, type OpeningName, openingId, pathOf } from '#src/i18n/paths.ts';

/**
 * An opening as search engines list it: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * They want to know the day it was posted, so without that day there is no posting; nor is there for
 * an opening that is closed.
 */
export function jobPosting(lang: LanguageCode, page: OpeningName): [] | [JobPosting] {
  const id = openingId(page);
  const job = getJob(id);
  const { atAGlance, work } = getOpening(lang, id);
  if (!job.posted || atAGlance.closed) return [];
  const { name, office } = getCompany();
  const url = addressOf(pathOf(page, lang));
  const { skills } = work;
  return [
    {
      '@type': 'JobPosting',
      '@id': `${url}#job`,
      url,
      title: atAGlance.title,
      description: `<p>${escaped(work.description)}</p><p>${escaped(skills.label)}:</p><ul>${skills.items.map((skill) => `<li>${escaped(skill)}</li>`).join('')}</ul>`,
      identifier: { '@type': 'PropertyValue', name, value: id },
      datePosted: job.posted,
      validThrough: job.closes,
      employmentType: employmentTypes[job.type],
      hiringOrganization: {
        '@type': 'Organization',
        name,
        sameAs: addressOf(pathOf('home', lang)),
        logo: addressOf(fromBase('apple-touch-icon.png')),
      },
      jobLocation: { '@type': 'Place', address: officeAddress(lang, office.country) },
      ...(job.applicants && {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: job.applicants.map(
          (code): Country => ({ '@type': 'Country', name: countryName(code, lang) }),
        ),
      }),
      ...(job.salary && { baseSalary: pay(job.salary) }),
      workHours: job.hours?.toString(),
      skills: skills.items.join(', '),
    },
  ];
}

export function officeAddress(lang: LanguageCode, country: string): PostalAddress {
  const { office } = getCompany();
  const { cities, regions } = getWords(lang, 'common');
  return {
    '@type': 'PostalAddress',
    addressLocality: cities[office.city],
    addressRegion: regions[office.region],
    addressCountry: country,
  };
}

/** The kinds of employment that search engines tell apart; others are left to the page's words. */
export const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

function pay({ from, to, currency, period }: NonNullable<Job['salary']>): MonetaryAmount {
  const amount = from === to ? { value: from } : { minValue: from, maxValue: to };
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: period.toUpperCase() },
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
