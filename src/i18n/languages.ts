import { languages } from './languageList.ts';

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];
export type Script = Language['script'];

export const languageCodes = languages.map(({ code }) => code);
export const defaultLanguage = languages[0].code;
export const translatedLanguages = languageCodes.filter((code) => code !== defaultLanguage);

export function detailsOf(lang: LanguageCode): Language {
  return languages.find(({ code }) => code === lang) ?? languages[0];
}

/** Falls back to the default language. */
export function languageOf(value: unknown): LanguageCode {
  return languageCodes.find((code) => code === value) ?? defaultLanguage;
}
