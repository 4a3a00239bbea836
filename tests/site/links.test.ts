// Where the links and forms of every document lead.
import { expect } from 'vitest';
import { loadCompany } from '#src/content/load/content.ts';
import { languageList } from '#src/i18n/languageList.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { fromBase, legalNames, pathOfDocument } from '#src/routes.ts';
import { all, attributes } from '#tests/markup.ts';
import { documents } from './documents.ts';
import { every, isOf } from './every.ts';

const { email, phone } = loadCompany();

/** Of the pages that header and footer list, in this order. */
const menu = ['', 'team/', 'story/', 'careers/', 'contact/'];

every('document', 'leads past its header, home, to the menu’s and legal pages', (built) => {
  const { document, language, page } = built;
  const start = fromBase(language === 'en' ? '' : `${language}/`);
  const found = (selector: string) => attributes(document, `body > ${selector}`, 'href');
  expect(found('header > a')).toEqual(['#main', start]);
  const paths = menu.map((path) => start + path);
  const own = page === 'home' ? start : `${start}${page}/`;
  for (const part of ['header', 'footer']) {
    expect(found(`${part} nav li a`)).toEqual(paths);
    expect(found(`${part} nav [aria-current=page]`)).toEqual(paths.filter((path) => path === own));
    const above = isOf('opening', built) ? ['careers/'] : page === 'leaders' ? ['team/'] : [];
    const current = found(`${part} nav [aria-current=true]`);
    expect(current).toEqual(above.map((path) => start + path));
  }
  const legal = ':not(nav *, dd *, form *, [target=_blank])';
  const written = legalNames.filter((name) =>
    documents.some((other) => other.page === name && other.language === language),
  );
  expect(found(`footer a${legal}`)).toEqual(written.map((name) => `${start}${name}/`));
});

every('document', 'says its language, and leads to itself in every other', (built) => {
  const links = all(built.document, 'body > header a[hreflang]').map((link) => [
    link.getAttribute('hreflang'),
    link.getAttribute('lang'),
    link.textContent?.trim(),
    link.getAttribute('href')?.split('#')[0],
  ]);
  const pathIn = (code: LanguageCode) => pathOfDocument(built.name, code);
  expect(links).toEqual(languageList.map(({ code, name }) => [code, code, name, pathIn(code)]));
  const current = attributes(built.document, 'html, [hreflang][aria-current]', 'lang');
  expect(current).toEqual([built.language, built.language]);
});

every('document', 'writes and calls to nobody but the company', ({ document }) => {
  const letters = ['href', 'formaction'].flatMap((name) =>
    attributes(document, `[${name}^="mailto:"]`, name),
  );
  const recipients = letters.map((letter) => decodeURIComponent(new URL(letter).pathname));
  expect([...new Set(recipients)]).toEqual([email]);
  const calls = attributes(document, '[href^="tel:"]', 'href');
  expect([...new Set(calls)]).toEqual([`tel:${phone.replaceAll(' ', '')}`]);
});
