import { languageList } from './languageList.ts';

type Language = (typeof languageList)[number];
export type LanguageCode = Language['code'];
export type Script = Language['script'];

export const languageCodes = languageList.map(({ code }) => code);
export const defaultLanguage = languageList[0].code;
export const translatedLanguages = languageCodes.filter((code) => code !== defaultLanguage);

export function detailsOf(lang: LanguageCode): Language {
  return languageList.find(({ code }) => code === lang) ?? languageList[0];
}
