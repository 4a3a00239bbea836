// What the editor's server uses of the site.
export {
  findWhatIsLeft,
  readDataFiles,
  readPortraits,
  root,
  today,
} from '../../scripts/shared/content.ts';
export { run, steps } from '../../scripts/shared/stages.ts';
export { reviewedNow } from '../../scripts/shared/translations.ts';
export { checkContent, contextOf } from '../../src/content/check/gate.ts';
export { syntaxProblem } from '../../src/content/check/json.ts';
export { describeProblem, isStray, type Problem } from '../../src/content/check/problems.ts';
export {
  reviewFile,
  translatedLanguages,
  translationStatus,
} from '../../src/content/check/reviews.ts';
export { dataIn } from '../../src/content/load/data.ts';
export {
  factSchemas,
  type WordFile,
  wordFileNames,
  wordSchemas,
} from '../../src/content/schema/schemas.ts';
export { defaultLanguage, type LanguageCode as Lang } from '../../src/i18n/languages.ts';
