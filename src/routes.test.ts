import { expect, it } from 'vitest';
import { addressOf, fromBase, menu, pathOf, pathOfOpening } from './routes.ts';

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
