import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  defaultLanguage,
  directionOf,
  type LanguageCode,
  languageCodes,
  languageOf,
  languages,
} from './languages.ts';

const names: Record<LanguageCode, string> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  hi: 'हिन्दी',
  de: 'Deutsch',
  ru: 'Русский',
};

it('lists each language by its own name, English first', () => {
  expect(languages.map(({ code, name }) => [code, name])).toEqual(Object.entries(names));
  expect(defaultLanguage).toBe('en');
});

it.each(languageCodes)('knows %s', (code) => {
  expect(languageOf(code)).toBe(code);
});

it('takes anything else for English', () => {
  const unknown = fc.anything().filter((value) => !languageCodes.includes(value as 'en'));
  fc.assert(fc.property(unknown, (value) => languageOf(value) === 'en'));
  for (const value of [undefined, null, '', 'EN', 'de-AT', '__proto__', 'constructor', 'x-default'])
    expect(languageOf(value)).toBe('en');
});

it('knows which way a language is written', () => {
  expect(['en', 'hi', 'ar', 'he'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
});
