import { describe, expect, it } from 'vitest';
import { languageCodes } from './languages.ts';
import { fromBase, pageNames, pathOf, spelledOut } from './paths.ts';

const [english = 'en', ...translated] = languageCodes;

describe.each(pageNames)('the page "%s"', (page) => {
  const inEnglish = pathOf(page, english, '/');
  const addresses = [inEnglish, ...translated.map((lang) => `/${lang}${inEnglish}`)];

  it.each([
    ['/', ''],
    ['/sub/', '/sub'],
    ['/sub', '/sub'],
  ])('has below %s one address in each language, English without a prefix', (base, folder) => {
    const found = languageCodes.map((lang) => pathOf(page, lang, base));
    expect(found).toEqual(addresses.map((address) => folder + address));
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

it('has its home at the root, and no two pages at one address', () => {
  const addresses = pageNames.map((page) => pathOf(page, english, '/'));
  expect(addresses[0]).toBe('/');
  expect(new Set(addresses).size).toBe(addresses.length);
});

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(spelledOut(encoded)).href).toBe(encoded);
    expect(spelledOut(encoded)).not.toMatch(/%[89A-F]/);
  },
);
