/**
 * The languages of the site, in the order of the language switcher. The first is the default.
 * `locale` names the country whose spelling the texts follow; Open Graph and date formats need it.
 * `script` is the Unicode name of its writing system; src/fonts/faces.ts has typefaces for each.
 */
export const languageList = [
  { code: 'en', locale: 'en_GB', name: 'English', short: 'EN', script: 'latin' },
  { code: 'es', locale: 'es_ES', name: 'Español', short: 'ES', script: 'latin' },
  { code: 'fr', locale: 'fr_FR', name: 'Français', short: 'FR', script: 'latin' },
  { code: 'hi', locale: 'hi_IN', name: 'हिन्दी', short: 'हि', script: 'devanagari' },
  { code: 'de', locale: 'de_DE', name: 'Deutsch', short: 'DE', script: 'latin' },
  { code: 'ru', locale: 'ru_RU', name: 'Русский', short: 'RU', script: 'cyrillic' },
] as const;
