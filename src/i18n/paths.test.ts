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

/** In German they begin with /de, and likewise in each other language. */
const inEnglish: Record<PageName, string> = {
  home: '/',
  team: '/team',
  story: '/story',
  careers: '/careers',
  contact: '/contact',
  leaders: '/leaders',
};

const [english, ...translated] = languageCodes;

it('knows these pages and no other', () => {
  expect(pageNames).toEqual(Object.keys(inEnglish));
});

describe.each(pageNames)('the page "%s"', (page) => {
  const addresses = [inEnglish[page], ...translated.map((lang) => `/${lang}${inEnglish[page]}`)];

  it('has one address in each language, English without a prefix', () => {
    expect(languageCodes.map((lang) => pathOf(page, lang, '/'))).toEqual(addresses);
  });

  it('names every language’s address as an alternate', () => {
    expect(alternatesOf(page)).toEqual(
      [...languageCodes, 'x-default'].map((hreflang, index) => ({
        hreflang,
        path: addresses[index] ?? addresses[0],
      })),
    );
  });

  it.each(['/sub/', '/sub'])('moves below %s', (base) => {
    expect(languageCodes.map((lang) => pathOf(page, lang, base))).toEqual(
      addresses.map((address) => `/sub${address}`),
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

it('builds each document once in each language, English without a folder', () => {
  expect(everyLanguage()).toEqual([
    { params: { lang: undefined }, props: { lang: english } },
    ...translated.map((lang) => ({ params: { lang }, props: { lang } })),
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
