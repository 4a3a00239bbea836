import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '../src/i18n/languages.ts';
import { type PageName, pageNames, pathOf } from '../src/i18n/paths.ts';

/** Every document of the site but the one for wrong addresses. */
export const pages = languageCodes.flatMap((lang) => pageNames.map((name) => ({ lang, name })));

/** Where a page is, from the folder the site is published in. */
export function addressOf(name: PageName, lang: LanguageCode = 'en'): string {
  return `.${pathOf(name, lang, '/')}`;
}

/** An address that no page has. */
export const wrongAddress = './no-such-page';

type Common = {
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

/** The words of the frame in a language, as the file has them, with the company's name filled in. */
export function frameWords(lang: LanguageCode): Common {
  const text = readFileSync(join('locales', lang, 'common.json'), 'utf8');
  return JSON.parse(text.replaceAll('{{company}}', company.name));
}

export const company = JSON.parse(readFileSync(join('content', 'company.json'), 'utf8'));
