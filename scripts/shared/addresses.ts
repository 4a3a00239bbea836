import { defaultLanguage, type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type PageName, pageNames, pathOf as pagePathOf } from '#src/i18n/paths.ts';

/** The pages of the site, and the one for wrong addresses. */
export const pages = [...pageNames, '404'] as const;
export type Page = PageName | '404';

type Address = { page: Page; language: LanguageCode; path: string };

/** Every document of the site. */
export const addresses: readonly Address[] = languageCodes.flatMap((language) =>
  pages.map((page) => ({ page, language, path: pathOf(page, language) })),
);

/** Where a document is below the site's base: '' and 'de/story'. */
export function pathOf(page: Page, language: LanguageCode): string {
  if (page === '404') return language === defaultLanguage ? '404' : `${language}/404`;
  return pagePathOf(page, language, '/').slice(1);
}
