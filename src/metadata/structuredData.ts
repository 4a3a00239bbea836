import type {
  BreadcrumbList,
  ContactPoint,
  Graph,
  JobPosting,
  Person,
  PostalAddress,
  QuantitativeValue,
} from 'schema-dts';
import type { LanguageContent } from '#src/content/load/content.ts';
import { type Entry, entryWithId } from '#src/content/load/entries.ts';
import { isClosed } from '#src/content/schema/openings.ts';
import { countryName } from '#src/i18n/formats.ts';
import { chatWithoutText } from '#src/read/contactWays.ts';
import { skillsOf } from '#src/read/openings.ts';
import { nameOfPage } from '#src/read/pages.ts';
import {
  addressOf,
  type DocumentName,
  fromBase,
  type PageName,
  pathOf,
  pathOfOpening,
} from '#src/routes.ts';

const companyNode = { '@id': addressOf(fromBase('#company')) };
const logo = addressOf(fromBase('apple-touch-icon.png'));

/**
 * The structured data (JSON-LD) of a page. What it says in words is also visible there, apart from the founder, whom the
 * team page names. The home page describes the company, its projects and the site; the others have breadcrumbs. An
 * opening has a JobPosting on its own page, as search engines require, never on the list.
 */
export function structuredData(content: LanguageContent, page: DocumentName): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': nodesOf(content, page) };
  // So that no text can close the script element.
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function nodesOf(content: LanguageContent, page: DocumentName): Graph['@graph'] {
  const { kind, id } = page;
  if (kind === 'opening') {
    const opening = entryWithId(content.openings, id);
    const step = { name: opening.title, path: pathOfOpening(id, content.lang) };
    const steps = [stepTo('home', content), stepTo('careers', content), step];
    return [breadcrumbs(steps), ...jobPosting(opening, content)];
  }
  if (id === 'home') return companyAndSite(content);
  return [breadcrumbs([stepTo('home', content), stepTo(id, content)])];
}

function companyAndSite(content: LanguageContent): Graph['@graph'] {
  const { lang, company, projects } = content;
  const { email, phone, social, chat, name, legalName } = company;
  const { nav } = content.words.common;
  const url = addressOf(pathOf('home', lang));
  const chatPoint: ContactPoint | undefined = chat && {
    '@type': 'ContactPoint',
    contactType: chat.name,
    url: chatWithoutText(chat.address).href,
  };
  return [
    {
      '@type': 'Organization',
      ...companyNode,
      name,
      legalName,
      url,
      logo,
      address: addressIn(company.office.city, content),
      contactPoint: [
        { '@type': 'ContactPoint', contactType: nav.contact, email, telephone: phone },
        ...(chatPoint ? [chatPoint] : []),
      ],
      sameAs: social?.map(({ address }) => address),
      founder: founderOf(content),
      makesOffer: projects.map(({ kind }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: kind },
      })),
    },
    { '@type': 'WebSite', name, url, inLanguage: lang, publisher: companyNode },
  ];
}

/** A person without a name is left out. */
function founderOf({ company, people }: LanguageContent): Person | undefined {
  const { name, elsewhere } = entryWithId(people, company.founder);
  return name ? { '@type': 'Person', name, sameAs: elsewhere?.address } : undefined;
}

type Step = { name: string; path: string };

function stepTo(page: PageName, content: LanguageContent): Step {
  return { name: nameOfPage(content, page), path: pathOf(page, content.lang) };
}

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
function jobPosting(opening: Entry<'openings'>, content: LanguageContent): JobPosting[] {
  const { lang, day, words, employmentTypes, places } = content;
  const { id, posted, closes, place, type, applicants, salary, hours } = opening;
  if (!posted || isClosed(opening, day)) return [];
  const { labels } = words.careers.openings;
  const { name, office } = content.company;
  const { city } = entryWithId(places, place);
  const skills = skillsOf(opening);
  const url = addressOf(pathOfOpening(id, lang));
  const description = [
    `<p>${escapeHtml(opening.description)}</p>`,
    htmlList(labels.duties, opening.duties),
    htmlList(labels.bring, opening.bring),
    htmlList(labels.show, opening.show),
    htmlList(labels.skills, skills),
  ];
  return [
    {
      '@type': 'JobPosting',
      '@id': `${url}#job`,
      url,
      title: opening.title,
      description: description.join(''),
      identifier: { '@type': 'PropertyValue', name, value: id },
      datePosted: posted,
      validThrough: closes && lastMinuteOf(closes, office.timeZone),
      employmentType: entryWithId(employmentTypes, type).schemaType,
      hiringOrganization: {
        '@type': 'Organization',
        name,
        sameAs: addressOf(pathOf('home', lang)),
        logo,
      },
      jobLocation: city ? { '@type': 'Place', address: addressIn(city, content) } : undefined,
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
      skills: skills.join(', '),
    },
  ];
}

/** The end of a day in a time zone, like "2026-01-31T23:59+05:30". */
function lastMinuteOf(day: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  const parts = format.formatToParts(new Date(day));
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // It is "GMT+05:30" or, in London in winter, "GMT".
  return `${day}T23:59${zone.replace('GMT', '') || 'Z'}`;
}

function htmlList(label: string, items: readonly string[]): string {
  const listItems = items.map((item) => `<li>${escapeHtml(item)}</li>`);
  return `<p>${escapeHtml(label)}:</p><ul>${listItems.join('')}</ul>`;
}

function payOf({ from, to, period }: NonNullable<Entry<'openings'>['salary']>): QuantitativeValue {
  const unitText = period.toUpperCase();
  if (from === to) return { '@type': 'QuantitativeValue', value: from, unitText };
  return { '@type': 'QuantitativeValue', minValue: from, maxValue: to, unitText };
}

function addressIn(city: string, { company, cities }: LanguageContent): PostalAddress {
  const { office } = company;
  const { name, region, country } = entryWithId(cities, city);
  return {
    '@type': 'PostalAddress',
    ...(city === office.city && { streetAddress: office.street, postalCode: office.postcode }),
    addressLocality: name,
    addressRegion: region,
    addressCountry: country,
  };
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
