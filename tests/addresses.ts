import { readFileSync } from 'node:fs';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { legalNames, type PageName, pageNames, pathOf } from '#src/i18n/paths.ts';

const isWritten = (page: PageName) =>
  'sections' in JSON.parse(readFileSync(`locales/${defaultLanguage}/${page}.json`, 'utf8'));

/** The pages of the site, and the 404 page. */
export const pages = [...pageNames, ...legalNames.filter(isWritten), '404'] as const;
export type Page = PageName | '404';

/** Every document of the site, with its path below the site's base: '' and 'de/story'. */
export const addresses = languageCodes.flatMap((language) =>
  pages.map((page) => {
    const path =
      page === '404' ? `${pathOf('home', language, '/')}404` : pathOf(page, language, '/');
    return { page, language, path: path.slice(1) };
  }),
);
