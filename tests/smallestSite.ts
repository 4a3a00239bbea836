// A small set of data files that the gate accepts, for tests that break one thing in it: in the site's own files
// somebody may remove the opening that a test uses. `siteOf` makes a larger site from other facts (tests/fixture).
import { z } from 'zod';
import { idsIn } from '#src/content/check/context.ts';
import { parseData } from '#src/content/load/data.ts';
import { confirmations } from '#src/content/schema/company.ts';
import { openingFile, translatedOpening } from '#src/content/schema/openings.ts';
import { wordFileNames, wordSchemas } from '#src/content/schema/words/wordSchemas.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';

const weave = 'twill';
const opening = {
  order: 1,
  place: 'remote-office',
  type: 'full-time',
  experience: { from: 1, to: 3 },
  posted: '2026-01-15',
  closes: '2026-02-28',
  salary: { from: 1, to: 2, currency: 'INR', period: 'hour' },
};
const service = { name: 'Service', address: 'https://service.dev' };

const facts = {
  company: {
    name: 'Loom',
    legalName: '',
    siteAddress: 'https://www.loom.dev',
    email: 'hello@loom.dev',
    securityEmail: 'security@loom.dev',
    phone: '+91 11111 11111',
    office: { city: 'surat', region: 'gujarat', country: 'IN', timeZone: 'Asia/Kolkata' },
    social: { network: service, chat: service, community: service },
    claims: { years: 1, clients: 1, team: 1, countries: 1, badge: 99.7 },
    places: [
      {
        id: 'india',
        country: 'IN',
        city: 'surat',
        coordinates: { longitude: 72.83, latitude: 21.17 },
      },
    ],
    copyrightYear: 2026,
    confirmed: Object.fromEntries(Object.keys(confirmations).map((name) => [name, '2026-02-01'])),
  },
  jobs: {
    categories: [
      { id: 'engineering', weave },
      { id: 'design', weave },
    ],
    places: ['remote-office', 'office'].map((id) => ({ id, remote: id !== 'office' })),
    types: ['full-time'],
  },
  people: {
    leaders: 'eyes',
    people: ['founder', 'cto', 'coo'].map((id) => ({ id, name: 'Asha Rao', photo: null })),
  },
  principles: {
    principles: ['first', 'second', 'third'].map((id) => ({ id, weave })),
  },
  projects: {
    projects: ['first', 'second', 'third', 'fourth', 'fifth'].map((id) => ({
      id,
      tangle: 'bow',
      weave,
    })),
  },
};

const openings = {
  'backend-engineer': { category: 'engineering', ...opening },
  'product-designer': { category: 'design', ...opening },
};

export function smallestSite(): Record<string, string> {
  return siteOf(facts, openings, languageCodes, ({ minLength = 1 }, placeholders) =>
    ['Words'.padEnd(minLength, '.'), ...placeholders].join(' '),
  );
}

type Schema = z.core.JSONSchema.JSONSchema;
/** Makes a text from its schema and the placeholders in the schema's description. */
type MakeText = (schema: Schema, placeholders: string[], path: string) => string;

/** A site of these facts, with every word that its schemas know and as few in each list as they accept. */
export function siteOf(
  facts: Record<string, unknown>,
  openings: Record<string, object>,
  languages: readonly string[],
  makeText: MakeText,
): Record<string, string> {
  const contents = new Map<string, unknown>(
    Object.entries(facts).map(([name, content]) => [`content/${name}.json`, content]),
  );
  // Read as the gate reads them, without their empty fields.
  const read = [...contents].map(([file, content]) => {
    return [file, parseData(JSON.stringify(content))] as const;
  });
  const context = idsIn(new Map(read));
  for (const lang of languages) {
    for (const page of wordFileNames) {
      const schema = z.toJSONSchema(wordSchemas[page]({ ...context, lang: lang as LanguageCode }));
      contents.set(`locales/${lang}/${page}.json`, wordsOf(schema, makeText, `${lang}.${page}`));
    }
    for (const [id, facts] of Object.entries(openings)) {
      const words = wordsOf(z.toJSONSchema(translatedOpening), makeText, `${lang}.openings.${id}`);
      const own = lang === defaultLanguage ? { ...facts, ...Object(words) } : words;
      contents.set(openingFile(lang, id), own);
    }
  }
  return Object.fromEntries(
    [...contents].map(([file, content]) => [file, JSON.stringify(content, null, 2)]),
  );
}

function wordsOf(schema: Schema, makeText: MakeText, path: string): unknown {
  const { type, required = [], properties = {}, items, minItems } = schema;
  const entry = Object(items);
  const ids: string[] | undefined = entry.properties?.id?.enum;
  const inside = (part: unknown, step: string | number) =>
    wordsOf(Object(part), makeText, `${path}.${step}`);
  if (type === 'object') {
    const names = [...new Set([...required, ...Object.keys(properties)])];
    return Object.fromEntries(names.map((name) => [name, inside(properties[name], name)]));
  }
  if (type === 'array' && ids) {
    return ids.map((id) => ({ ...Object(inside(items, id)), id }));
  }
  if (type === 'array') return Array.from({ length: minItems ?? 0 }, (_, at) => inside(items, at));
  return makeText(schema, schema.description?.match(/\{\{[^{}]+\}\}/g) ?? [], path);
}
