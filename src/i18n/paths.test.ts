import { expect, it } from 'vitest';
import type { LanguageCode } from './languages.ts';
import { type DocumentName, pathOfDocument, spelledOut } from './paths.ts';

it.each<[DocumentName, LanguageCode, base: string, path: string]>([
  [{ kind: 'page', id: 'home' }, 'en', '/', '/'],
  [{ kind: 'page', id: 'story' }, 'en', '/', '/story/'],
  [{ kind: 'opening', id: 'weaver' }, 'de', '/', '/de/careers/weaver/'],
  // An opening may have the same name as a page.
  [{ kind: 'opening', id: 'home' }, 'en', '/', '/careers/home/'],
  [{ kind: 'page', id: 'home' }, 'hi', '/sub', '/sub/hi/'],
  [{ kind: 'page', id: 'contact' }, 'ru', '/sub/', '/sub/ru/contact/'],
])('%o in "%s" below %s is at %s', (name, lang, base, path) => {
  expect(pathOfDocument(name, lang, base)).toBe(path);
});

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(spelledOut(encoded)).href).toBe(encoded);
    expect(spelledOut(encoded)).not.toMatch(/%[89A-F]/);
  },
);
