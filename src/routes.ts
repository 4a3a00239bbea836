import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';

/** The pages of the site. Except for the home page, the name is also the path below the language. */
export const pageNames = ['home', 'team', 'story', 'careers', 'contact', 'leaders'] as const;

/** The pages that header and footer list, in this order, by the names that "nav" in common.json gives them. */
export const menu = [
  'home',
  'team',
  'story',
  'careers',
  'contact',
] as const satisfies (typeof pageNames)[number][];

/** Pages that exist only once their English text is written. */
export const legalNames = ['legal', 'privacy'] as const;
export type LegalName = (typeof legalNames)[number];

export type PageName = (typeof pageNames)[number] | LegalName;

type MenuPage = (typeof menu)[number];

export function isInMenu(page: PageName): page is MenuPage {
  return menu.some((name) => name === page);
}

export type DocumentName = { kind: 'page'; id: PageName } | { kind: 'opening'; id: string };

/** The path of a file or page, including the folder that the site is published in. */
export function fromBase(path: string, base: string = import.meta.env.BASE_URL): string {
  return `${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}

/** `/careers/` in English, `/de/careers/` in German: each page is a folder with an `index.html`. */
export function pathOf(page: PageName, lang: LanguageCode, base?: string): string {
  const folder = page === 'home' ? '' : `${page}/`;
  return fromBase(folderOf(lang) + folder, base);
}

/** `/careers/backend-engineer/` */
export function pathOfOpening(id: string, lang: LanguageCode, base?: string): string {
  return fromBase(`${folderOf(lang)}careers/${id}/`, base);
}

export function pathOfDocument({ kind, id }: DocumentName, lang: LanguageCode, base?: string) {
  return kind === 'page' ? pathOf(id, lang, base) : pathOfOpening(id, lang, base);
}

/** English has no folder of its own. */
function folderOf(lang: LanguageCode): string {
  return lang === defaultLanguage ? '' : `${lang}/`;
}

export function addressOf(path: string): string {
  return new URL(path, import.meta.env.SITE).href;
}

/** The page in every language, and the default for readers of other languages. */
export function alternatesOf(name: DocumentName): { hreflang: string; address: string }[] {
  const addressIn = (lang: LanguageCode) => addressOf(pathOfDocument(name, lang));
  return [
    ...languageCodes.map((code) => ({ hreflang: code, address: addressIn(code) })),
    { hreflang: 'x-default', address: addressIn(defaultLanguage) },
  ];
}

/** The static paths of a page: English without a prefix, other languages below theirs. */
export function pathsInEveryLanguage() {
  return languageCodes.map((lang) => ({
    params: { lang: lang === defaultLanguage ? undefined : lang },
    props: { lang },
  }));
}
