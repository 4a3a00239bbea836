// The documents of dist/, each read and parsed once for all tests of this folder.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { addresses, type Page } from '#scripts/steps/addresses.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { type PageName, pathOf } from '#src/i18n/paths.ts';

export const base = (process.env.BASE_PATH || '/').replace(/\/*$/, '/');

/** Every document of the site, the 404 pages included. */
export const built = addresses.map(({ page, language, path }) => {
  return { page, language, path, name: `${page} in "${language}"`, ...parsed(fileOf(path)) };
});

/** A document of dist/ by its file. */
export function parsed(file: string): { html: string; document: Document } {
  const html = readFileSync(join('dist', file), 'utf8');
  const { document } = parseHTML(html);
  // This parser ends a text at every sign that is written as &amp;.
  document.documentElement.normalize();
  for (const element of all(document, ':not(svg, svg *)')) nameAsBrowsersDo(element);
  return { html, document };
}

export type Built = (typeof built)[number];

/** The same without the 404 pages. */
export const pages = built.filter((one): one is Built & { page: PageName } => one.page !== '404');

export function builtPage(page: Page, language: LanguageCode = 'en'): Built {
  const found = built.find((one) => one.page === page && one.language === language);
  if (!found) throw new Error(`There is no ${page} page in "${language}".`);
  return found;
}

/** Where a link to a page leads, from the root of the domain. */
export function hrefOf(page: PageName, language: LanguageCode = 'en'): string {
  return pathOf(page, language, base);
}

export function all(within: ParentNode, selector: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

/** The one element that fits. */
export function one(within: ParentNode, selector: string): HTMLElement {
  const found = all(within, selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements are ${selector}.`);
  return first;
}

/** What is read, with its spaces as a browser lays them out. */
export function text(element: Element): string {
  return (element.textContent ?? '').replace(/[ \t\r\n]+/g, ' ').trim();
}

export function texts(within: ParentNode, selector: string): string[] {
  return all(within, selector).map(text);
}

export function attributes(within: ParentNode, selector: string, name: string): (string | null)[] {
  return all(within, selector).map((element) => element.getAttribute(name));
}

/** The element that a heading or label names. */
export function named(within: ParentNode, selector: string, name: string): HTMLElement {
  const found = all(within, selector).filter((element) => nameOf(element) === name);
  const [first] = found;
  if (!first || found.length > 1) {
    throw new Error(`${found.length} of ${selector} are called "${name}".`);
  }
  return first;
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  const by = element.getAttribute('aria-labelledby');
  if (by) return text(one(element.ownerDocument, `[id="${by}"]`));
  return label ?? text(element);
}

/** React writes some names of attributes with capitals, and this parser leaves them as they are. */
function nameAsBrowsersDo(element: HTMLElement): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === name.toLowerCase()) continue;
    element.removeAttribute(name);
    element.setAttribute(name.toLowerCase(), value);
  }
}

function fileOf(path: string): string {
  return path === '' || path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}
