import { defaultLanguage, type LanguageCode, languageCodes } from '../src/i18n/languages.ts';

export const pages = ['home', 'story', 'team', 'leaders', 'careers', 'contact', '404'] as const;
export type Page = (typeof pages)[number];

export type Address = { page: Page; language: LanguageCode; path: string };

/** Every document of the site. */
export const addresses: readonly Address[] = languageCodes.flatMap((language) =>
  pages.map((page) => ({ page, language, path: pathOf(page, language) })),
);

/** Where a document is below the site's base: '' and 'de/story'. */
export function pathOf(page: Page, language: LanguageCode): string {
  const folder = language === defaultLanguage ? '' : `${language}/`;
  return `${folder}${page === 'home' ? '' : page}`;
}
