// The documents of dist/, each read and parsed once, and the words that the owner gave them.
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { addresses, type Page } from '#scripts/steps/addresses.ts';
import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { escaped } from '#src/i18n/letters.ts';
import { openingName, pageNames, pathOf } from '#src/i18n/paths.ts';
import { company, facts, type Json } from '#tests/siteData.ts';

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
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
  const { document } = parseHTML(readFileSync(`dist/${file}`, 'utf8'));
  // This parser ends a text at every sign that is written as &amp;.
  document.documentElement.normalize();
  for (const element of all(document, ':not(svg, svg *)')) nameAsBrowsersDo(element);
  const texts = textsOf(document);
  const whole = [...texts.map(({ text }) => text), ...attributesOf(document)].join('\n');
  const name = page === 'opening' ? openingName(job.id) : page === '404' ? 'home' : page;
  return { file, page, name, language, path, job, document, texts, whole };
}

/** React writes some names of attributes with capitals, and this parser leaves them as they are. */
function nameAsBrowsersDo(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === name.toLowerCase()) continue;
    element.removeAttribute(name);
    element.setAttribute(name.toLowerCase(), value);
  }
}

/** What a visitor reads or hears, and the element that says it. */
function textsOf(document: Document): { text: string; element: Element }[] {
  return all(document, ':is(title, body *):not(script, style)').flatMap((element) => {
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3);
    const labels = ['aria-label', 'alt', 'title', 'placeholder'].map((name) =>
      element.getAttribute(name),
    );
    return [...own.map((node) => node.textContent), ...labels]
      .map((text) => ({ text: flat(text ?? ''), element }))
      .filter(({ text }) => text !== '');
  });
}

/** What attributes hold: letters that links write, and what scripts show later. */
function attributesOf(document: Document): string[] {
  return all(document, ':not(svg, svg *)').flatMap((element) =>
    [...element.attributes]
      .filter(({ name }) => name !== 'props')
      .map(({ value }) => flat(/^[a-z]+:\S+$/.test(value) ? decodeURIComponent(value) : value)),
  );
}

export function all(within: ParentNode, selector: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

export function attributes(within: ParentNode, selector: string, name: string): string[] {
  return all(within, selector).map((element) => element.getAttribute(name) ?? '');
}

export function text(element?: Element): string {
  return flat(element?.textContent ?? '');
}

/** Without what only keeps words on one line. */
export function flat(said: string): string {
  return said
    .replace(/\u2060/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A language's own words by their names, like "home:hero.text". */
function ownWords(language: LanguageCode): Map<string, string> {
  const pages = ['common', 'opening', 'notFound', ...pageNames];
  const files = pages.map((page): [string, Json] => {
    const { $schema: _, ...said } = JSON.parse(
      readFileSync(`locales/${language}/${page}.json`, 'utf8'),
    );
    return [page, said];
  });
  return new Map(files.flatMap(([page, said]) => leaves(said, `${page}:`)));
}

/** The words of each language, with the English ones that it lacks, which are named apart. */
export const words = new Map(
  languageCodes.map((language) => {
    const [english, own] = [ownWords(defaultLanguage), ownWords(language)];
    const lacking = new Set([...english].filter(([key]) => !own.has(key)).map(([, said]) => said));
    return [language, { all: new Map([...english, ...own]), lacking }];
  }),
);

export function word(language: LanguageCode, key: string): string {
  return words.get(language)?.all.get(key) ?? '';
}

/** Every text in a value, by the way that leads to it. */
export function leaves(value: Json, way = ''): [way: string, text: string][] {
  if (typeof value === 'string') return [[way.replace('.', ''), flat(value)]];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => leaves(inner, `${way}.${key}`));
}

/** Whether a text has these words, whatever their {{places}} are filled with. */
export function says(whole: string, said: string): boolean {
  const parts = flat(said).split(/\{\{[^{}]+\}\}/);
  const edge = '(?<![\\p{L}\\p{M}](?=[\\p{L}\\p{M}]))';
  return new RegExp(edge + parts.map(escaped).join('.{0,90}?') + edge, 'u').test(whole);
}
