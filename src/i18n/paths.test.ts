import { expect, it } from 'vitest';
import { pathOf, spelledOut } from './paths.ts';

it.each([
  ['home', 'en', '/', '/'],
  ['story', 'en', '/', '/story/'],
  ['careers/weaver', 'de', '/', '/de/careers/weaver/'],
  ['home', 'hi', '/sub', '/sub/hi/'],
  ['contact', 'ru', '/sub/', '/sub/ru/contact/'],
] as const)('%s in "%s" below %s is at %s', (name, lang, base, path) => {
  expect(pathOf(name, lang, base)).toBe(path);
});

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(spelledOut(encoded)).href).toBe(encoded);
    expect(spelledOut(encoded)).not.toMatch(/%[89A-F]/);
  },
);
