import { describe, expect, it } from 'vitest';
import { languageCodes } from './languages.ts';
import {
  alternatesOf,
  everyLanguage,
  fromBase,
  type PageName,
  pageNames,
  pathOf,
  spelledOut,
} from './paths.ts';

const addresses: Record<PageName, string[]> = {
  home: ['/', '/es/', '/fr/', '/hi/', '/de/', '/ru/'],
  team: ['/team', '/es/team', '/fr/team', '/hi/team', '/de/team', '/ru/team'],
  story: ['/story', '/es/story', '/fr/story', '/hi/story', '/de/story', '/ru/story'],
  careers: ['/careers', '/es/careers', '/fr/careers', '/hi/careers', '/de/careers', '/ru/careers'],
  contact: ['/contact', '/es/contact', '/fr/contact', '/hi/contact', '/de/contact', '/ru/contact'],
  leaders: ['/leaders', '/es/leaders', '/fr/leaders', '/hi/leaders', '/de/leaders', '/ru/leaders'],
};

it('knows the six pages and no other', () => {
  expect(pageNames).toEqual(Object.keys(addresses));
});

describe.each(pageNames)('the page "%s"', (page) => {
  it('has one address in each language, English without a prefix', () => {
    expect(languageCodes.map((lang) => pathOf(page, lang, '/'))).toEqual(addresses[page]);
  });

  it('names every language’s address as an alternate', () => {
    expect(alternatesOf(page)).toEqual(
      languageCodes.map((code, index) => ({ code, path: addresses[page][index] })),
    );
  });

  it.each(['/sub/', '/sub'])('moves below %s', (base) => {
    expect(languageCodes.map((lang) => pathOf(page, lang, base))).toEqual(
      addresses[page].map((address) => `/sub${address}`),
    );
  });
});

it.each([
  ['favicon.svg', '/', '/favicon.svg'],
  ['/favicon.svg', '/', '/favicon.svg'],
  ['favicon.svg', '/sub/', '/sub/favicon.svg'],
  ['/favicon.svg', '/sub', '/sub/favicon.svg'],
  ['', '/sub', '/sub/'],
  ['', '/', '/'],
])('puts "%s" below "%s" as "%s"', (path, base, address) => {
  expect(fromBase(path, base)).toBe(address);
});

it('builds each document six times, English without a folder', () => {
  expect(everyLanguage()).toEqual([
    { params: { lang: undefined }, props: { lang: 'en' } },
    ...['es', 'fr', 'hi', 'de', 'ru'].map((lang) => ({ params: { lang }, props: { lang } })),
  ]);
});

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(spelledOut(encoded)).href).toBe(encoded);
    expect(spelledOut(encoded)).not.toMatch(/%[89A-F]/);
  },
);
