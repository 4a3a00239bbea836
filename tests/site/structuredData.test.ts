// What every document tells search engines, in the words of schema.org. Which text is where, outlines say (tests/outlines).
import Validator from '@adobe/structured-data-validator';
import { expect } from 'vitest';
import { englishContent } from '#src/content/load/content.ts';
import { addressOf } from '#src/routes.ts';
import { all } from '#tests/markup.ts';
import { type Built, isOpen, leaves } from './documents.ts';
import { every } from './every.ts';

const { company, openings, cities } = englishContent();
const validator = new Validator();

/** What no page shows in words. */
const codes = [company.legalName, ...cities.map(({ country }) => country)];

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
  const jsonld = Object.groupBy(nodes, (node) => String(node['@type']));
  const issues: { severity: string }[] = await validator.validate({ jsonld });
  // Names of types and fields are checked by schema-dts.
  expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
  // A JobPosting writes an opening's terms in formats of its own.
  const described = nodes.filter((node) => node['@type'] !== 'JobPosting');
  const unseen = leaves(described, '')
    // The team page names the founder.
    .filter(([path]) => !/\bfounder\b/.test(path))
    .filter(([path]) => !/@\w+$/.test(path))
    .map(([, text]) => text.replace(addressOf('').slice(0, -1), ''))
    .filter((text) => text !== language && !codes.includes(text) && !whole.includes(text));
  expect(unseen).toEqual([]);
});

function structuredData({ document }: Built): Record<string, unknown>[] {
  const [data] = all(document, 'script[type="application/ld+json"]');
  return JSON.parse(data?.textContent ?? '')['@graph'];
}
