// What every document tells search engines, in the words of schema.org.
import { expect } from 'vitest';
import { type Content, contentIn, englishContent } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { entryWithId } from '#src/content/load/values.ts';
import { countryName } from '#src/i18n/formats.ts';
import { nameOfPage } from '#src/read/pages.ts';
import { addressOf, fromBase, pathOf, pathOfDocument, pathOfOpening } from '#src/routes.ts';
import { all, flat } from '#tests/markup.ts';
import { findStructuredDataErrors } from '#tests/structuredDataErrors.ts';
import { type Built, isOpen, leaves } from './documents.ts';
import { every } from './every.ts';

const { company, openings } = englishContent();
const { name, legalName, email, phone, office, chat } = company;

every('address', 'tells search engines what it shows, in words they know', async (built) => {
  const { page, name, language, whole } = built;
  const nodes = structuredData(built);
  const isPosted = openings.some(
    (opening) => opening.id === name.id && opening.posted && isOpen(opening),
  );
  const ofPage = isPosted ? ['BreadcrumbList', 'JobPosting'] : ['BreadcrumbList'];
  expect(nodes.map((node) => node['@type'])).toEqual(
    page === 'home' ? ['Organization', 'WebSite'] : ofPage,
  );
  expect(await findStructuredDataErrors(nodes)).toEqual([]);
  // A JobPosting writes an opening's terms in formats of its own.
  const described = nodes.filter((node) => node['@type'] !== 'JobPosting');
  const unseen = leaves(described, '')
    .filter(([path]) => !/@\w+$/.test(path))
    .map(([, text]) => text.replace(addressOf('').slice(0, -1), ''))
    .filter((text) => text !== language && text !== legalName && !whole.includes(text));
  expect(unseen).toEqual([]);
});

every('address', 'tells search engines the way that leads to it', (built) => {
  const { page, name, language } = built;
  if (page === 'home') return;
  const content = contentIn(language);
  const { nav } = content.words.common;
  const step = (name: string, path: string) => [flat(name), addressOf(path)];
  const careers = step(nav.careers, pathOf('careers', language));
  const last =
    name.kind === 'opening'
      ? [
          careers,
          step(entryWithId(content.openings, name.id).title, pathOfOpening(name.id, language)),
        ]
      : [step(nameOfPage(content, name.id), pathOf(name.id, language))];
  const steps = nodeOf(built, 'BreadcrumbList')?.itemListElement as Step[];
  expect(steps.map(({ name, item }) => [flat(name), item])).toEqual([
    step(nav.home, pathOf('home', language)),
    ...last,
  ]);
  expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
});

type Step = { name: string; item: string; position: number };

every('opening', 'tells search engines the facts of the opening, each in its place', (built) => {
  const content = contentIn(built.language);
  const opening = entryWithId(content.openings, built.name.id);
  const posting = nodeOf(built, 'JobPosting');
  if (!posting) return;
  const { id, title, type, posted, closes, hours, salary, applicants } = opening;
  const skills = [...(opening.technologies ?? []), ...opening.skills];
  const url = addressOf(pathOfDocument(built.name, built.language));
  expect(posting).toEqual({
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title,
    description: expect.any(String),
    identifier: { '@type': 'PropertyValue', name, value: id },
    datePosted: posted,
    validThrough: closes,
    employmentType: entryWithId(content.employmentTypes, type).schemaType,
    hiringOrganization: {
      '@type': 'Organization',
      name,
      sameAs: addressOf(pathOf('home', built.language)),
      logo,
    },
    jobLocation: { '@type': 'Place', address: postalAddress(content, office.country) },
    jobLocationType: applicants && 'TELECOMMUTE',
    applicantLocationRequirements: applicants?.map((code) => ({
      '@type': 'Country',
      name: countryName(code, built.language),
    })),
    baseSalary: salary && {
      '@type': 'MonetaryAmount',
      currency: salary.currency,
      value: { '@type': 'QuantitativeValue', ...amountsOf(salary) },
    },
    workHours: hours?.toString(),
    skills: skills.join(', '),
  });
  const { labels } = content.words.careers.openings;
  const told = String(posting.description)
    .split(/<[^>]+>/)
    .filter((text) => text !== '');
  expect(told.map((text) => text.replaceAll('&lt;', '<').replaceAll('&amp;', '&'))).toEqual([
    opening.description,
    ...[`${labels.duties}:`, ...opening.duties],
    ...[`${labels.bring}:`, ...opening.bring],
    ...[`${labels.show}:`, ...opening.show],
    ...[`${labels.skills}:`, ...skills],
  ]);
});

function amountsOf({ from, to, period }: NonNullable<Entry<'openings'>['salary']>) {
  const amounts = from === to ? { value: from } : { minValue: from, maxValue: to };
  return { ...amounts, unitText: period.toUpperCase() };
}

const logo = addressOf(fromBase('apple-touch-icon.png'));

/** The address of the office; the country is a name or, in an opening, a code. */
function postalAddress({ company, cities }: Content, country: string) {
  const { street, postcode, city } = company.office;
  const { name, region } = entryWithId(cities, city);
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: name,
    addressRegion: region,
    addressCountry: country,
  };
}

function structuredData({ document }: Built): Record<string, unknown>[] {
  const [data] = all(document, 'script[type="application/ld+json"]');
  return JSON.parse(data?.textContent ?? '')['@graph'];
}

function nodeOf(built: Built, type: string): Record<string, unknown> | undefined {
  return structuredData(built).find((node) => node['@type'] === type);
}

every('home', 'tells search engines who the company is and what it offers', (built) => {
  const content = contentIn(built.language);
  const company = { '@id': addressOf(fromBase('#company')) };
  const url = addressOf(pathOf('home', built.language));
  expect(nodeOf(built, 'Organization')).toEqual({
    '@type': 'Organization',
    ...company,
    name,
    legalName,
    url,
    logo,
    address: postalAddress(content, countryName(office.country, built.language)),
    contactPoint: [
      {
        '@type': 'ContactPoint',
        contactType: content.words.common.nav.contact,
        email,
        telephone: phone,
      },
      ...(chat
        ? [{ '@type': 'ContactPoint', contactType: chat.name, url: withoutText(chat) }]
        : []),
    ],
    sameAs: content.company.social?.map(({ address }) => address),
    makesOffer: content.projects.map(({ kind }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: kind },
    })),
  });
  expect(nodeOf(built, 'WebSite')).toEqual({
    '@type': 'WebSite',
    name,
    url,
    inLanguage: built.language,
    publisher: company,
  });
});

/** As the address of a chat may have been copied with a text in it. */
function withoutText({ address }: { address: string }): string {
  const url = new URL(address);
  if (url.searchParams.has('text')) url.searchParams.delete('text');
  return url.href;
}
