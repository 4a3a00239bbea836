import { defaultLanguage, type LanguageCode, languageCodes } from './languages.ts';

/** The pages of the site; the name of each is its path below the language, except for the home page. */
export const pageNames = ['home', 'team', 'story', 'careers', 'contact', 'leaders'] as const;

/** Pages that exist once their English text is written. */
export const legalNames = ['legal', 'privacy'] as const;
export type LegalName = (typeof legalNames)[number];

export type PageName = (typeof pageNames)[number] | LegalName;

/** The page of one opening, by the opening's id. */
export type OpeningName = `careers/${string}`;

/** Every document that has an address of its own. */
export type DocumentName = PageName | OpeningName;

export function openingName(id: string): OpeningName {
  return `careers/${id}`;
}

export function openingId(name: OpeningName): string {
  return name.slice('careers/'.length);
}

export function isPage(name: DocumentName): name is PageName {
  return !name.includes('/');
}

/** The address of a file or page below the folder the site is published in. */
export function fromBase(path: string, base: string = import.meta.env.BASE_URL): string {
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** `/careers/` in English, `/de/careers/` in German: each page is a folder with an `index.html`. */
export function pathOf(name: DocumentName, lang: LanguageCode, base?: string): string {
  return fromBase(folderOf(lang) + (name === 'home' ? '' : `${name}/`), base);
}

/** English has no folder of its own. */
export function folderOf(lang: LanguageCode): string {
  return lang === defaultLanguage ? '' : `${lang}/`;
}

/** The full address of a path, for search engines and shared links. */
export function addressOf(path: string, site: string = import.meta.env.SITE): string {
  return new URL(path, site).href;
}

/** The page in every language, and the one for readers of languages that the site does not have. */
export function alternatesOf(name: DocumentName): { hreflang: string; address: string }[] {
  return [
    ...languageCodes.map((code) => ({ hreflang: code, address: addressOf(pathOf(name, code)) })),
    { hreflang: 'x-default', address: addressOf(pathOf(name, defaultLanguage)) },
  ];
}

/** The static paths of a page: English without a prefix, other languages below theirs. */
export function everyLanguage() {
  return languageCodes.map((lang) => ({
    params: { lang: lang === defaultLanguage ? undefined : lang },
    props: { lang },
  }));
}

/**
 * A URL with its letters not percent-encoded: browsers do that themselves, and in Russian or Hindi it takes a third
 * of the bytes.
 */
export function spelledOut(address: string): string {
  return address.replace(/(?:%[89A-F][\dA-F])+/g, decodeURIComponent);
}

/**
 * Speculation rules: which pages a browser may prerender when their link is hovered or touched. A page in another
 * language is only prefetched: prerendered, it would look for the letter carried over to it before the visitor leaves.
 */
export function speculationRules(): string {
  const isChoice = { selector_matches: '[hreflang]' };
  const isPage = { selector_matches: `[href^='${fromBase('')}']:not([hreflang])` };
  return JSON.stringify({
    prefetch: [{ where: isChoice, eagerness: 'moderate' }],
    prerender: [{ where: isPage, eagerness: 'moderate' }],
  });
}
