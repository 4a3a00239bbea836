import { languages } from './languageList.ts';

type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];
export type Script = Language['script'];

export const languageCodes = languages.map(({ code }) => code);
export const defaultLanguage = languages[0].code;
export const translatedLanguages = languageCodes.filter((code) => code !== defaultLanguage);

export function detailsOf(lang: LanguageCode): Language {
  return languages.find(({ code }) => code === lang) ?? languages[0];
}
