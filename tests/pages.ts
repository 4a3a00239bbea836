// Every document of the site, by its address below the site's root.
import { languageCodes } from '../src/i18n/languages.ts';

export const languages = languageCodes;
export const pageNames = ['', 'team', 'story', 'careers', 'contact', 'leaders'] as const;

export function addressOf(page: string, language: string): string {
  return language === 'en' ? `./${page}` : `./${language}/${page}`;
}

export const documents = languages.flatMap((language) =>
  pageNames.map((page) => ({ page, language, address: addressOf(page, language) })),
);

/** The page for lost visitors, in every language. */
export const lostPages = languages.map((language) => ({
  page: 'nothing-here',
  language,
  address: addressOf('nothing-here', language),
}));
