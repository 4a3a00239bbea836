// The documents of dist/, each read and parsed once, and the texts from locales/.
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import { withCompleteLists } from '#src/content/load/data.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type DocumentName, legalNames, pageNames, pathOfOpening } from '#src/i18n/paths.ts';
import { addresses, type Page } from '#tests/addresses.ts';
import { all } from '#tests/markup.ts';
import { company, type Json, openings, words } from '#tests/siteData.ts';

export const base = (process.env.BASE_PATH || '/').replace(/\/*$/, '/');
export const published = new URL(base, process.env.SITE_URL || company.siteAddress).href;
export const jobs: Json[] = openings('en');

/** Every document there should be: pages, 404 pages and openings, in every language. */
export const documents = [
  ...addresses.map(({ page, language, path }) => built(page, language, path)),
  ...languageCodes.flatMap((language) =>
    jobs.map((job) => {
      return built('opening', language, pathOfOpening(job.id, language, '/').slice(1), job);
    }),
  ),
];

export type Built = ReturnType<typeof built>;

function built(page: Page | 'opening', language: LanguageCode, path: string, job?: Json) {
  // Where its language links lead; a 404 page has no address of its own, so they lead home.
  const name: DocumentName =
    page === 'opening'
      ? { kind: 'opening', id: job.id }
      : { kind: 'page', id: page === '404' ? 'home' : page };
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  // React writes some attribute names in camelCase, which linkedom does not lowercase.
  const html = readFileSync(`dist/${file}`, 'utf8').replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) =>
    name.toLowerCase(),
  );
  const { document } = parseHTML(html);
  // linkedom splits text nodes at character references like &amp;.
  document.documentElement.normalize();
  const texts = textsOf(document);
  // An English word within a sentence has a <span lang>, which splits its text.
  const rejoined = all(document, 'body :has(> span[lang])').map(text);
  const shown = [...texts.map(({ text }) => text), ...rejoined, ...attributesOf(document)];
  return { name, page, language, path, job, file, html, document, texts, whole: shown.join('\n') };
}

/** The visible texts and those for screen readers, each with its element. */
function textsOf(document: Document): { text: string; element: Element }[] {
  const readOut = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label'];
  return all(document, ':is(title, body *):not(script, style)').flatMap((element) =>
    [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.textContent),
      ...readOut.map((name) => element.getAttribute(name)),
    ]
      .map((text) => ({ text: flat(text ?? ''), element }))
      .filter(({ text }) => text !== ''),
  );
}

/** All attribute values: among them the drafts in mailto: links, and texts that scripts show later. */
function attributesOf(document: Document): string[] {
  return all(document, ':not(svg, svg *)').flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => name !== 'props')
      .map(({ value }) => flat(/^[a-z]+:\S+$/.test(value) ? decodeURIComponent(value) : value)),
  );
}

export function text(element: Element): string {
  return flat(element.textContent ?? '');
}

/** Removes word joiners, collapses white space. */
export function flat(text: string): string {
  return text
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

const openingsIn = new Map(languageCodes.map((language) => [language, openings(language)]));

/** What an opening says: all of it in the language or, where it is not translated, all in English. */
export function openingIn(language: LanguageCode, id: string): Json {
  const find = (code: LanguageCode) => openingsIn.get(code)?.find((opening) => opening.id === id);
  return find(language) ?? find('en');
}

/** The texts of an opening, without its facts. */
export function textsOfOpening({
  title,
  description,
  duties,
  bring,
  show,
  skills,
}: Json): string[] {
  return [title, description, duties, bring, show, skills].flat();
}

/** The texts that each language has itself, by their keys, like "home:hero.text". */
export const textsByKey = new Map(
  languageCodes.map((language) => {
    const files = ['common', 'opening', 'notFound', ...pageNames, ...legalNames];
    const texts = files.flatMap((page) => {
      const own = withCompleteLists(words(language, page), words('en', page));
      return leaves(own, `${page}:`);
    });
    return [language, new Map(texts.filter(([key]) => !/:\$schema$|\.id$/.test(key)))];
  }),
);

/** The texts that each language shows; English ones stand in for those that it lacks. */
const shownByKey = new Map(
  languageCodes.map((language) => {
    const own = textsByKey.get(language) ?? new Map<string, string>();
    // A list is shown in one language, and may have fewer entries there.
    const ownLists = new Set([...own.keys()].map(listOf));
    const english = [...(textsByKey.get('en') ?? [])].filter(([key]) => {
      const list = listOf(key);
      return list === undefined || !ownLists.has(list);
    });
    return [language, new Map([...english, ...own])];
  }),
);

/** The shown texts whose keys match. */
export function wordsOf(language: LanguageCode, matches: (key: string) => boolean): string[] {
  const texts = [...(shownByKey.get(language) ?? [])];
  return texts.filter(([key]) => matches(key)).map(([, text]) => text);
}

/** "home:dna.words" of "home:dna.words.3". */
function listOf(key: string): string | undefined {
  return /^(.*?)\.\d+(?:\.|$)/.exec(key)?.[1];
}

export function word(language: LanguageCode, key: string): string {
  return wordsOf(language, (other) => other === key).join();
}

/** Every text in a value, with its path. */
export function leaves(value: Json, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path.replace('.', ''), flat(value)]];
  return Object.entries<Json>(value ?? {}).flatMap(([key, inner]) => {
    // An entry of a list goes by its id if it has one.
    const name = Array.isArray(value) && inner?.id ? inner.id : key;
    return leaves(inner, `${path}.${name}`);
  });
}

/** Each wanted text is in one of the shown ones, whatever its {{placeholders}} are filled with. */
export function expectToContain(shown: string | string[], wanted: string[]): void {
  const whole = [shown].flat().join('\n');
  // Not inside a word: no letter on both sides.
  const edge = '(?<![\\p{L}\\p{M}](?=[\\p{L}\\p{M}]))';
  const missing = wanted.filter((text) => {
    const parts = flat(text).split(/\{\{[^{}]+\}\}/);
    return !new RegExp(edge + parts.map(RegExp.escape).join('.{0,90}?') + edge, 'u').test(whole);
  });
  expect(missing, 'missing texts').toEqual([]);
}
