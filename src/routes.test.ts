import { expect, it } from 'vitest';
import { addressOf, decodeLetters, fromBase, menu, pathOf, pathOfOpening } from './routes.ts';

it('header and footer list the pages in the agreed order', () => {
  expect(menu).toEqual(['home', 'team', 'story', 'careers', 'contact']);
});

it.each([
  ['home', 'en', '/', '/'],
  ['home', 'de', '/', '/de/'],
  ['team', 'en', '/', '/team/'],
  ['team', 'de', '/', '/de/team/'],
  ['team', 'de', '/x', '/x/de/team/'],
  ['legal', 'en', '/x/', '/x/legal/'],
] as const)('%s in %s, published at %s, is %s', (page, lang, base, path) => {
  expect(pathOf(page, lang, base)).toBe(path);
});

it('openings and files are below the folder that the site is published in', () => {
  expect(pathOfOpening('weaver', 'de', '/x/')).toBe('/x/de/careers/weaver/');
  expect(fromBase('/favicon.ico', '/x')).toBe('/x/favicon.ico');
  expect(addressOf('/x/de/team/', 'https://loom.example')).toBe('https://loom.example/x/de/team/');
});

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(decodeLetters(encoded)).href).toBe(encoded);
    expect(decodeLetters(encoded)).not.toMatch(/%[89A-F]/);
  },
);
