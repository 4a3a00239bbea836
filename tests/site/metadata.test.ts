// What search results, and shared links show of every document. The texts of it are in outlines (tests/outlines).
import { expect, test } from 'vitest';
import { defaultLanguage, languageCodes } from '#src/i18n/languages.ts';
import { addressOf, fromBase, pathOfDocument } from '#src/routes.ts';
import { attributes } from '#tests/markup.ts';
import { documents, textsOf, twinsIn } from './documents.ts';
import { every, everyHasOne } from './every.ts';

everyHasOne('document', 'meta[name=description]');
everyHasOne('document', iconAt('icon', 'favicon.ico', '[sizes="32x32"]'));
everyHasOne('document', iconAt('icon', 'favicon.svg', '[type="image/svg+xml"]'));
everyHasOne('document', iconAt('apple-touch-icon', 'apple-touch-icon.png'));

function iconAt(rel: string, file: string, more = ''): string {
  return `link[rel=${rel}][href=${quoted(fromBase(file))}]${more}`;
}

/** A text as a selector spells it. */
function quoted(text: string): string {
  return JSON.stringify(text);
}

every('address', 'has one address, and twins in every language', ({ document, name, language }) => {
  const canonical = attributes(document, 'link[rel=canonical]', 'href');
  expect(canonical).toEqual([addressOf(pathOfDocument(name, language))]);
  const twins = [...languageCodes, 'x-default'].map((hreflang) => {
    const code = languageCodes.find((code) => code === hreflang) ?? defaultLanguage;
    return { hreflang, address: addressOf(pathOfDocument(name, code)) };
  });
  expect(twinsIn(document)).toEqual(twins);
});

test('no two pages of a language have one title', () => {
  const pages = documents.filter(({ page }) => page !== 'opening');
  const titles = pages.flatMap(({ language, document }) =>
    textsOf(document, 'title').map((title) => `${language}: ${title}`),
  );
  expect(titles).toEqual([...new Set(titles)]);
});

every('404', 'is in no list', ({ document }) => {
  expect(attributes(document, '[rel=canonical], [rel=alternate][hreflang]', 'href')).toEqual([]);
  expect(attributes(document, 'meta[name=robots]', 'content')).toEqual(['noindex']);
});
