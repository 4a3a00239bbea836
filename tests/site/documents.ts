// The documents of dist/, each read and parsed once, and the words that the owner gave them.
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { expect } from 'vitest';
import { addresses, type Page } from '#scripts/shared/addresses.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { escaped } from '#src/i18n/letters.ts';
import { legalNames, openingName, pageNames, pathOf } from '#src/i18n/paths.ts';
import { all } from '#tests/markup.ts';
import { company, facts, type Json, words } from '#tests/siteData.ts';

export const base = (process.env.BASE_PATH || '/').replace(/\/*$/, '/');
export const published = new URL(base, process.env.SITE_URL || company.siteAddress).href;
export const jobs: Json[] = facts('jobs').jobs;

/** Every document there should be: pages, 404 pages and openings, in every language. */
export const documents = [
  ...addresses.map(({ page, language, path }) => built(page, language, path)),
  ...languageCodes.flatMap((language) =>
    jobs.map((job) => {
      return built('opening', language, pathOf(openingName(job.id), language, '/').slice(1), job);
    }),
  ),
];

export type Built = ReturnType<typeof built>;

function built(page: Page | 'opening', language: LanguageCode, path: string, job?: Json) {
  const name = page === 'opening' ? openingName(job.id) : page === '404' ? 'home' : page;
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  // React writes some names of attributes with capitals, and this parser leaves them as they are.
  const html = readFileSync(`dist/${file}`, 'utf8').replace(/ [a-z]+[A-Z]\w*(?==")/g, (name) =>
    name.toLowerCase(),
  );
  const { document } = parseHTML(html);
  // This parser ends a text at every sign that is written as &amp;.
  document.documentElement.normalize();
  const texts = textsOf(document);
  // English words within a sentence have an element of their own, and part it.
  const parted = all(document, 'body :has(> span[lang])').map(text);
  const said = [...texts.map(({ text }) => text), ...parted, ...attributesOf(document)];
  return { name, page, language, path, job, file, html, document, texts, whole: said.join('\n') };
}

/** What a visitor reads or hears, and the element that says it. */
function textsOf(document: Document): { text: string; element: Element }[] {
  const heard = ['alt', 'aria-label', 'aria-description', 'title', 'placeholder', 'label'];
  return all(document, ':is(title, body *):not(script, style)').flatMap((element) =>
    [
      ...[...element.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map((node) => node.textContent),
      ...heard.map((name) => element.getAttribute(name)),
    ]
      .map((said) => ({ text: flat(said ?? ''), element }))
      .filter(({ text }) => text !== ''),
  );
}

/** What attributes hold besides: letters that links write, and what scripts show later. */
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

/** Without what only keeps words on one line. */
export function flat(said: string): string {
  return said
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A language's own words by their names, like "home:hero.text". */
export const ownWords = new Map(
  languageCodes.map((language) => {
    const files = ['common', 'opening', 'notFound', ...pageNames, ...legalNames];
    const said = files.flatMap((page) => leaves(words(language, page), `${page}:`));
    return [language, new Map(said.filter(([name]) => !name.endsWith(':$schema')))];
  }),
);

/** The words whose names fit; English ones stand in for those that the language lacks. */
export function wordsOf(language: LanguageCode, fits: (name: string) => boolean): string[] {
  const said = new Map([...(ownWords.get('en') ?? []), ...(ownWords.get(language) ?? [])]);
  return [...said].filter(([name]) => fits(name)).map(([, said]) => said);
}

export function word(language: LanguageCode, name: string): string {
  return wordsOf(language, (other) => other === name).join();
}

/** Every text in a value, by the way that leads to it. */
export function leaves(value: Json, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way.replace('.', ''), flat(value)]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${way}.${key}`));
}

/** A text has each of these words, whatever their {{places}} are filled with. */
export function says(whole: string, wanted: string[]): void {
  const edge = '(?<![\\p{L}\\p{M}](?=[\\p{L}\\p{M}]))';
  const unsaid = wanted.filter((said) => {
    const parts = flat(said).split(/\{\{[^{}]+\}\}/);
    return !new RegExp(edge + parts.map(escaped).join('.{0,90}?') + edge, 'u').test(whole);
  });
  expect(unsaid, 'is not said').toEqual([]);
}
