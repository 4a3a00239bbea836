/** The languages of the site, in the order the switcher lists them. The first is the default. */
export const languages = [
  { code: 'en', name: 'English', short: 'EN' },
  { code: 'es', name: 'Español', short: 'ES' },
  { code: 'fr', name: 'Français', short: 'FR' },
  { code: 'hi', name: 'हिन्दी', short: 'हि' },
  { code: 'de', name: 'Deutsch', short: 'DE' },
  { code: 'ru', name: 'Русский', short: 'RU' },
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
