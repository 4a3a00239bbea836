import fc from 'fast-check';
import { expect, it } from 'vitest';
import { defaultLanguage, directionOf, languageCodes, languageOf, languages } from './languages.ts';

it('knows each of its languages, English first, and takes anything else for English', () => {
  expect(languageCodes[0]).toBe(defaultLanguage);
  expect(languageCodes.map(languageOf)).toEqual(languageCodes);
  const odd = fc.constantFrom(
    undefined,
    null,
    '',
    'EN',
    'de-AT',
    '__proto__',
    'constructor',
    'x-default',
  );
  const unknown = fc.anything().filter((value) => !languageCodes.includes(value as 'en'));
  fc.assert(fc.property(fc.oneof(odd, unknown), (value) => languageOf(value) === 'en'));
});

it('lists each language by the name that its own speakers use', () => {
  for (const { code, name } of languages) {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code);
    expect(name.toLowerCase()).toBe(own?.toLowerCase());
  }
});

it('knows which way a language is written', () => {
  expect(['en', 'hi', 'ar', 'he'].map(directionOf)).toEqual(['ltr', 'ltr', 'rtl', 'rtl']);
});
