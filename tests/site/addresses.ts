import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileContent } from '#src/content/load/data.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import {
  type DocumentName,
  type LegalName,
  legalNames,
  type PageName,
  pageNames,
  pathOf,
  pathOfDocument,
} from '#src/routes.ts';

/** A document of the site, with its path below the site's base: '' and 'de/story/'. */
export type Address = {
  page: PageName | 'opening' | '404';
  /** What its language links lead to: a 404 page has no address of its own, so they lead home. */
  name: DocumentName;
  language: LanguageCode;
  path: string;
};

const pages = [...pageNames, ...legalNames.filter(isWritten)];
const openings = globSync('content/openings/*.json').map((file) => basename(file, '.json'));

/** Every document of the site. */
export const addresses: Address[] = languageCodes.flatMap((language) => [
  ...pages.map((id) => addressOf(language, id, { kind: 'page', id })),
  ...openings.map((id) => addressOf(language, 'opening', { kind: 'opening', id })),
  {
    page: '404',
    name: { kind: 'page', id: 'home' },
    language,
    path: `${pathOf('home', language, '/').slice(1)}404`,
  },
]);

/** All but the openings after the first: their pages have the same sections. */
export const visited = addresses.filter(
  ({ page, name }) => page !== 'opening' || name.id === openings[0],
);

function isWritten(page: LegalName): boolean {
  const words = fileContent(readFileSync(`locales/en/${page}.json`, 'utf8'));
  return 'sections' in Object(words);
}

function addressOf(language: LanguageCode, page: Address['page'], name: DocumentName): Address {
  return { page, name, language, path: pathOfDocument(name, language, '/').slice(1) };
}
