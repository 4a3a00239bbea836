import { expect, it } from 'vitest';
import { fromBase, pathOf, spelledOut } from './paths.ts';

it.each([
  [pathOf('home', 'en', '/'), '/'],
  [pathOf('home', 'de', '/'), '/de/'],
  [pathOf('story', 'en', '/sub'), '/sub/story'],
  [pathOf('careers/weaver', 'ru', '/sub/'), '/sub/ru/careers/weaver'],
  [fromBase('/favicon.svg', '/'), '/favicon.svg'],
  [fromBase('', '/sub'), '/sub/'],
])('English has no prefix, and all lies below the base: %s', (path, wanted) => {
  expect(path).toBe(wanted);
});

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(spelledOut(encoded)).href).toBe(encoded);
    expect(spelledOut(encoded)).not.toMatch(/%[89A-F]/);
  },
);
