/**
 * The languages of the site, in the order the switcher lists them. The first is the default.
 * Shared links want a country as well: `locale` is the one whose spelling the words follow.
 */
export const languages = [
  { code: 'en', locale: 'en_GB', name: 'English', short: 'EN' },
  { code: 'es', locale: 'es_ES', name: 'Español', short: 'ES' },
  { code: 'fr', locale: 'fr_FR', name: 'Français', short: 'FR' },
  { code: 'hi', locale: 'hi_IN', name: 'हिन्दी', short: 'हि' },
  { code: 'de', locale: 'de_DE', name: 'Deutsch', short: 'DE' },
  { code: 'ru', locale: 'ru_RU', name: 'Русский', short: 'RU' },
] as const;

export type Language = (typeof languages)[number];
export type LanguageCode = Language['code'];

export const languageCodes = languages.map(({ code }) => code);
export const defaultLanguage = languages[0].code;

/** Local storage keeps the visitor's choice under this key. */
export const storageKey = 'sl_lang';

/** An unknown language is the default one. */
export function languageOf(value: unknown): LanguageCode {
  return languageCodes.find((code) => code === value) ?? defaultLanguage;
}
