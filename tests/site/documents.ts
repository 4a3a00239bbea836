// The documents of dist/, each read and parsed once, and the words that the owner gave them.
import { readFileSync } from 'node:fs';
import { parseHTML } from 'linkedom';
import { addresses, type Page } from '#scripts/shared/addresses.ts';
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
  const html = readFileSync(`dist/${file}`, 'utf8');
  const { document } = parseHTML(html);
  // This parser ends a text at every sign that is written as &amp;.
  document.documentElement.normalize();
  for (const element of all(document, ':not(svg, svg *)')) nameAsBrowsersDo(element);
  const texts = textsOf(document);
  const title = text(all(document, 'title')[0]);
  const [description = ''] = attributes(document, 'meta[name=description]', 'content');
  // English words within a sentence have an element of their own, and part it.
  const parted = all(document, 'body :has(> span[lang])').map(text);
  const said = [...texts.map(({ text }) => text), ...parted, ...attributesOf(document)];
  const whole = said.join('\n');
  const name = page === 'opening' ? openingName(job.id) : page === '404' ? 'home' : page;
  return {
    file,
    page,
    name,
    language,
    path,
    job,
    html,
    document,
    title,
    description,
    texts,
    whole,
  };
}

/** React writes some names of attributes with capitals, and this parser leaves them as they are. */
function nameAsBrowsersDo(element: Element): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === name.toLowerCase()) continue;
    element.removeAttribute(name);
    element.setAttribute(name.toLowerCase(), value);
  }
}

/** What a visitor reads, and the element that says it. */
function textsOf(document: Document): { text: string; element: Element }[] {
  return all(document, ':is(title, body *):not(script, style)').flatMap((element) =>
    [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map((node) => ({ text: flat(node.textContent ?? ''), element }))
      .filter(({ text }) => text !== ''),
  );
}

/** What attributes hold: what is heard, letters that links write, and what scripts show later. */
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
  const files = ['common', 'opening', 'notFound', ...pageNames].map((page): [string, Json] => {
    const file = readFileSync(`locales/${language}/${page}.json`, 'utf8');
    return [page, { ...JSON.parse(file), $schema: null }];
  });
  return new Map(files.flatMap(([page, said]) => leaves(said, `${page}:`)));
}

const english = ownWords(defaultLanguage);
const words = new Map(
  languageCodes.map((language) => [language, new Map([...english, ...ownWords(language)])]),
);

/** The words whose names fit; English ones stand in for those that the language lacks. */
export function wordsOf(language: LanguageCode, fits = (_: string) => true): string[] {
  const all = [...(words.get(language) ?? [])];
  return all.filter(([name]) => fits(name)).map(([, said]) => said);
}

export function word(language: LanguageCode, name: string): string {
  return words.get(language)?.get(name) ?? '';
}

/** The English words that stand in. */
export function lackingIn(language: LanguageCode): string[] {
  const own = ownWords(language);
  return [...english].filter(([name]) => !own.has(name)).map(([, said]) => said);
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
