/**
 * The languages of the site, in the order the switcher lists them. The first is the default.
 * Shared links want a country as well: `locale` is the one whose spelling the words follow.
 * `script` is what its own letters are called in Unicode; src/fonts/faces.ts has a typeface for each.
 */
export const languages = [
  { code: 'en', locale: 'en_GB', name: 'English', short: 'EN', script: 'latin' },
  { code: 'es', locale: 'es_ES', name: 'Español', short: 'ES', script: 'latin' },
  { code: 'fr', locale: 'fr_FR', name: 'Français', short: 'FR', script: 'latin' },
  { code: 'hi', locale: 'hi_IN', name: 'हिन्दी', short: 'हि', script: 'devanagari' },
  { code: 'de', locale: 'de_DE', name: 'Deutsch', short: 'DE', script: 'latin' },
  { code: 'ru', locale: 'ru_RU', name: 'Русский', short: 'RU', script: 'cyrillic' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];
export type Script = Language['script'];

export const languageCodes = languages.map(({ code }) => code);
export const defaultLanguage = languages[0].code;
export const translatedLanguages = languageCodes.filter((code) => code !== defaultLanguage);

/** The entry of the list above for a language. */
export function detailsOf(lang: LanguageCode): Language {
  return languages.find(({ code }) => code === lang) ?? languages[0];
}

/** An unknown language is the default one. */
export function languageOf(value: unknown): LanguageCode {
  return languageCodes.find((code) => code === value) ?? defaultLanguage;
}
