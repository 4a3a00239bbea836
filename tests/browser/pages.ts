// Every document of the site, by its address below the site's root, and what the tests know of it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type PageName, pageNames, pathOf } from '#src/i18n/paths.ts';

export const documents = languageCodes.flatMap((language) =>
  pageNames.map((page) => ({ page, language, address: addressOf(page, language) })),
);

/** The 404 page, in every language. */
export const lostPages = languageCodes.map((language) => ({
  page: 'nothing-here',
  language,
  address: `${addressOf('home', language)}nothing-here`,
}));

export function addressOf(page: PageName, language: LanguageCode = 'en'): string {
  return `.${pathOf(page, language, '/')}`;
}

/** The pages that header and footer lead to. */
export const menu: readonly PageName[] = ['home', 'team', 'story', 'careers', 'contact'];

export const company = JSON.parse(readFileSync(join('content', 'company.json'), 'utf8'));

type FrameWords = {
  nav: Record<string, string>;
  footer: {
    quick: string;
    chatText: string;
    contact: Record<string, string>;
    social: Record<string, string>;
    newsletter: Record<string, string>;
  };
  hints: Record<string, string>;
};

/** The words of header and footer as a translator wrote them, with the company's name filled in. */
export function frameWords(language: LanguageCode): FrameWords {
  const text = readFileSync(join('locales', language, 'common.json'), 'utf8');
  return JSON.parse(text.replaceAll('{{company}}', company.name));
}
