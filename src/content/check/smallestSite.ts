// The smallest set of data files that the gate accepts, for tests that break one thing in it. The
// site's own files change: somebody may remove the job that a test uses.
import { z } from 'zod';
import { confirmations } from '#src/content/schema/company.ts';
import { wordFileNames, wordSchemas } from '#src/content/schema/schemas.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { contextOf } from './gate.ts';

const weave = 'twill';
const job = {
  place: 'remote-office',
  type: 'full-time',
  experience: { from: 1, to: 3 },
  posted: '2026-01-15',
  closes: '2026-02-28',
};
const service = { name: 'Service', address: 'https://service.dev' };

const surat = { city: 'surat', region: 'gujarat', country: 'IN', timeZone: 'Asia/Kolkata' };

const facts = {
  company: {
    name: 'Loom',
    legalName: null,
    siteAddress: 'https://www.loom.dev',
    email: 'hello@loom.dev',
    securityEmail: 'security@loom.dev',
    phone: '+91 11111 11111',
    office: surat,
    social: { network: service, chat: service, community: service },
    claims: { years: 1, clients: 1, team: 1, countries: 1, badge: 99.7 },
    places: [{ id: 'india', country: 'IN', city: 'surat', coordinates: [72.83, 21.17] }],
    copyrightYear: 2026,
    confirmed: Object.fromEntries(Object.keys(confirmations).map((name) => [name, '2026-02-01'])),
  },
  jobs: {
    categories: [
      { id: 'engineering', weave },
      { id: 'design', weave },
    ],
    places: ['remote-office', 'office'],
    types: ['full-time'],
    jobs: [
      { id: 'backend-engineer', category: 'engineering', ...job },
      { id: 'product-designer', category: 'design', ...job },
    ],
  },
  people: {
    leaders: 'eyes',
    people: ['founder', 'cto', 'coo'].map((id) => ({ id, name: 'Asha Rao', photo: null })),
  },
  projects: {
    projects: ['first', 'second', 'third', 'fourth', 'fifth'].map((id) => ({ id, weave })),
  },
};

/** The texts of the files by their path from the project's root, set as a person would set them. */
export function smallestSite(office = surat): Record<string, string> {
  const contents = new Map<string, unknown>(
    Object.entries({ ...facts, company: { ...facts.company, office } }).map(([name, content]) => [
      `content/${name}.json`,
      content,
    ]),
  );
  for (const lang of languageCodes) {
    const context = contextOf(contents, lang);
    for (const page of wordFileNames) {
      const schema = z.toJSONSchema(wordSchemas[page](context));
      contents.set(`locales/${lang}/${page}.json`, smallest(schema));
    }
  }
  return Object.fromEntries(
    [...contents].map(([file, content]) => [file, JSON.stringify(content, null, 2)]),
  );
}

type Schema = z.core.JSONSchema._JSONSchema;

/** The least that a schema of words accepts; a word names the values that its description promises. */
function smallest(schema: Schema | undefined): unknown {
  if (typeof schema !== 'object') throw new Error('Every word has a schema.');
  const { type, required = [], properties, additionalProperties, items, minItems = 0 } = schema;
  if (type === 'object') {
    return Object.fromEntries(
      required.map((name) => [name, smallest(properties?.[name] ?? additionalProperties)]),
    );
  }
  if (type === 'array') {
    return Array.from({ length: minItems }, () => smallest(items as Schema));
  }
  const promised = schema.description?.match(/\{\{[^{}]+\}\}/g) ?? [];
  return ['Words', ...promised].join(' ').padEnd(schema.minLength ?? 1, '.');
}
