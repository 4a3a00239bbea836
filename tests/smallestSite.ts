// A small set of data files without any problem, for tests that break one thing in it: in the site's own files somebody may
// remove the opening that a test uses. `siteOf` makes a larger site from other facts (tests/fixture).
import { z } from 'zod';
import { confirmations } from '#src/content/schema/company.ts';
import { companyPath, wordsPath } from '#src/content/schema/dataFiles.ts';
import { type KindName, kindNames, kinds } from '#src/content/schema/kinds.ts';
import { pluralSuffix } from '#src/content/schema/textSchemas.ts';
import { wordFileNames, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';

/** The facts of a site: those of the company, and of the entries of each kind by their ids. */
export type SiteFacts = { company: object } & Record<KindName, Readonly<Record<string, object>>>;

const weave = 'twill';
const opening = {
  place: 'remote-office',
  type: 'full-time',
  experience: { from: 1, to: 3 },
  posted: '2026-01-15',
  closes: '2026-02-28',
  applicants: ['IN'],
  salary: { from: 1000, to: 2000, currency: 'INR', period: 'year' },
};
const service = { name: 'Service', address: 'https://service.dev/loom' };
const person = { name: 'Asha Rao', photo: null };

const facts: SiteFacts = {
  company: {
    name: 'Loom',
    legalName: '',
    siteAddress: 'https://www.loom.dev',
    email: 'hello@loom.dev',
    securityEmail: 'security@loom.dev',
    phone: '+91 11111 11111',
    office: { city: 'surat', timeZone: 'Asia/Kolkata' },
    social: [service, { ...service, name: 'Other' }],
    chat: service,
    claims: { years: 2, clients: 2, team: 2, countries: 2, badge: 99.7 },
    reply: { by: 'Asha Rao', days: 2, firstTalk: 'free', applicants: 2 },
    founder: 'founder',
    leaders: 'eyes',
    copyrightYear: 2026,
    confirmed: Object.fromEntries(Object.keys(confirmations).map((name) => [name, '2026-02-01'])),
  },
  openings: {
    'backend-engineer': { order: 10, category: 'engineering', ...opening },
    'product-designer': { order: 20, category: 'design', ...opening },
  },
  categories: { engineering: { weave }, design: { weave } },
  places: {
    'remote-office': { remote: true, city: 'surat' },
    office: { remote: false, city: 'surat' },
  },
  employmentTypes: { 'full-time': { schemaType: 'FULL_TIME' } },
  projects: sameFacts(['first', 'second', 'third'], { tangle: 'bow' }),
  cases: {
    mill: { client: 'Mill', place: '', service: 'second', year: 2025, agreed: '2026-01-15' },
  },
  principles: sameFacts(['first', 'second', 'third'], { weave }),
  people: sameFacts(['founder', 'cto', 'coo'], person),
  zones: {
    india: { country: 'IN', city: 'surat', coordinates: { longitude: 72.83, latitude: 21.17 } },
  },
  cities: { surat: { country: 'IN' } },
};

function sameFacts(ids: readonly string[], facts: object): Record<string, object> {
  return Object.fromEntries(ids.map((id) => [id, facts]));
}

export function smallestSite(): Record<string, string> {
  return siteOf(facts, languageCodes, ({ minLength = 1 }, placeholders) =>
    ['Words'.padEnd(minLength, '.'), ...placeholders].join(' '),
  );
}

type Schema = z.core.JSONSchema.JSONSchema;
/** Makes a text from its schema and the placeholders in the schema's description. */
type MakeText = (schema: Schema, placeholders: string[], path: string) => string;

/** A site of these facts, with every word that its schemas know and as few in each list as they accept. */
export function siteOf(
  facts: SiteFacts,
  languages: readonly string[],
  makeText: MakeText,
): Record<string, string> {
  const contents = new Map<string, unknown>([[companyPath, facts.company]]);
  for (const lang of languages as LanguageCode[]) {
    for (const page of wordFileNames) {
      const schema = z.toJSONSchema(wordSchemas[page](lang));
      contents.set(wordsPath(lang, page), wordsFor(schema, makeText, `${lang}.${page}`));
    }
  }
  for (const kind of kindNames) {
    // The names of cities are values of placeholders themselves.
    const make: MakeText = (schema, placeholders, path) =>
      makeText(schema, kind === 'cities' ? [] : placeholders, path);
    for (const [id, ownFacts] of Object.entries(facts[kind])) {
      const inLanguages = (languages as LanguageCode[]).map((lang) => {
        const schema = z.toJSONSchema(kinds[kind].words(lang));
        const words = wordsFor(schema, make, `${lang}.${kind}.${id}`);
        return [lang, lang === defaultLanguage ? { ...Object(words), ...ownFacts } : words];
      });
      contents.set(`content/${kind}/${id}.json`, Object.fromEntries(inLanguages));
    }
  }
  return Object.fromEntries(
    [...contents].map(([file, content]) => [file, JSON.stringify(content, null, 2)]),
  );
}

function wordsFor(schema: Schema, makeText: MakeText, path: string): unknown {
  const { type, required = [], properties = {}, items, minItems } = schema;
  const inside = (part: unknown, step: string | number) =>
    wordsFor(Object(part), makeText, `${path}.${step}`);
  if (type === 'object') {
    // Without the plural forms that only other languages need.
    const optional = Object.keys(properties).filter((name) => !pluralSuffix.test(name));
    const names = [...new Set([...required, ...optional])];
    return Object.fromEntries(names.map((name) => [name, inside(properties[name], name)]));
  }
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, (_, at) => inside(items, at));
  // Once each: a description may have an example with them.
  const placeholders = new Set(schema.description?.match(/\{\{[^{}]+\}\}/g));
  return makeText(schema, [...placeholders], path);
}
