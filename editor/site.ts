// What the editor uses of the site in the browser and in Node; server/site.ts is for Node alone.

export { valueAt } from '../src/content/check/problems.ts';
export type { WordFile } from '../src/content/schema/schemas.ts';
export {
  defaultLanguage,
  detailsOf,
  type LanguageCode,
  languageCodes,
  languages,
} from '../src/i18n/languages.ts';
export { openingName, type PageName, pageNames, pathOf } from '../src/i18n/paths.ts';
export { storageKeys } from '../src/inline/storageKeys.ts';
