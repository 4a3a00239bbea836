import type {
  BreadcrumbList,
  Graph,
  JobPosting,
  PostalAddress,
  QuantitativeValue,
} from 'schema-dts';
import { buildDay, getCompany, getJob } from '#src/content/load/facts.ts';
import { byId, getOpeningWords, getWords, nameOfPage } from '#src/content/load/words.ts';
import { getFrame } from '#src/content/read/frame.ts';
import { wordsOfOpening } from '#src/content/read/opening.ts';
import { isClosed, type Job } from '#src/content/schema/openings.ts';
import { countryName } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import {
  addressOf,
  type DocumentName,
  fromBase,
  type PageName,
  pathOf,
  pathOfOpening,
} from '#src/i18n/paths.ts';

const company = { '@id': addressOf(fromBase('#company')) };
const logo = addressOf(fromBase('apple-touch-icon.png'));

/**
 * The structured data (JSON-LD) of a page, all of which is also visible on it. The home page describes the company
 * and the site; the others have breadcrumbs. An opening has a JobPosting on its own page, as search
 * engines require, never on the list.
 */
export function getStructuredData(lang: LanguageCode, page: DocumentName): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodesOf(lang, page) };
  // So that no text can close the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function nodesOf(lang: LanguageCode, page: DocumentName): Graph['@graph'] {
  const { kind, id } = page;
  if (kind === 'opening') {
    const { title } = getOpeningWords(lang, id);
    const opening = { name: title, path: pathOfOpening(id, lang) };
    const steps = [stepTo('home', lang), stepTo('careers', lang), opening];
    return [breadcrumbs(steps), ...jobPosting(lang, id)];
  }
  if (id === 'home') return companyAndSite(lang);
  return [breadcrumbs([stepTo('home', lang), stepTo(id, lang)])];
}

function companyAndSite(lang: LanguageCode): Graph['@graph'] {
  const { email, phone, office, social, name, legalName } = getCompany();
  const { footer } = getFrame(lang, null);
  const url = addressOf(pathOf('home', lang));
  return [
    {
      '@type': 'Organization',
      ...company,
      name,
      legalName,
      url,
      logo,
      address: officeAddress(lang, countryName(office.country, lang)),
      contactPoint: [
        { '@type': 'ContactPoint', contactType: footer.contact.heading, email, telephone: phone },
        { '@type': 'ContactPoint', contactType: social.chat.name, url: social.chat.address },
      ],
      sameAs: [social.network.address, social.community.address],
    },
    { '@type': 'WebSite', name, url, inLanguage: lang, publisher: company },
  ];
}

type Step = { name: string; path: string };

function stepTo(page: PageName, lang: LanguageCode): Step {
  return { name: nameOfPage(lang, page), path: pathOf(page, lang) };
}

/** The way from the home page to a page, which is the last step. */
function breadcrumbs(steps: Step[]): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item: addressOf(path),
    })),
  };
}

/**
 * An opening as search engines list it: https://developers.google.com/search/docs/appearance/structured-data/job-posting
 * The day it was posted is required, so without it there is no JobPosting; nor is there for a closed opening.
 */
function jobPosting(lang: LanguageCode, id: string): JobPosting[] {
  const job = getJob(id);
  const { posted, closes, type, applicants, salary, hours } = job;
  if (!posted || isClosed(job, buildDay())) return [];
  const words = wordsOfOpening(lang, job);
  const { labels } = getWords(lang, 'careers').openings;
  const { name, office } = getCompany();
  const url = addressOf(pathOfOpening(id, lang));
  const sections = (['duties', 'bring', 'show', 'skills'] as const).map((name) => {
    const items = words[name].map((item) => `<li>${escapeHtml(item)}</li>`);
    return `<p>${escapeHtml(labels[name])}:</p><ul>${items.join('')}</ul>`;
  });
  return [
    {
      '@type': 'JobPosting',
      '@id': `${url}#job`,
      url,
      title: words.title,
      description: `<p>${escapeHtml(words.description)}</p>${sections.join('')}`,
      identifier: { '@type': 'PropertyValue', name, value: id },
      datePosted: posted,
      validThrough: closes,
      employmentType: employmentTypes[type],
      hiringOrganization: {
        '@type': 'Organization',
        name,
        sameAs: addressOf(pathOf('home', lang)),
        logo,
      },
      jobLocation: { '@type': 'Place', address: officeAddress(lang, office.country) },
      jobLocationType: applicants && 'TELECOMMUTE',
      applicantLocationRequirements: applicants?.map((code) => ({
        '@type': 'Country',
        name: countryName(code, lang),
      })),
      baseSalary: salary && {
        '@type': 'MonetaryAmount',
        currency: salary.currency,
        value: payOf(salary),
      },
      workHours: hours?.toString(),
      skills: words.skills.join(', '),
    },
  ];
}

function payOf({ from, to, period }: NonNullable<Job['salary']>): QuantitativeValue {
  const unitText = period.toUpperCase();
  if (from === to) return { '@type': 'QuantitativeValue', value: from, unitText };
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText };
}

/** The employment types that search engines know; others are left out. */
const employmentTypes: Record<string, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

function officeAddress(lang: LanguageCode, country: string): PostalAddress {
  const { city, region } = getCompany().office;
  const { cities, regions } = getWords(lang, 'common');
  return {
    '@type': 'PostalAddress',
    addressLocality: byId(cities, city).name,
    addressRegion: byId(regions, region).name,
    addressCountry: country,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
