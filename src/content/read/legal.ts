import { getWords, listLangOf } from '#src/content/load/words.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { LegalName } from '#src/i18n/paths.ts';

export function getLegal(lang: LanguageCode, page: LegalName) {
  const words = getWords(lang, page);
  return { ...words, listLang: words.sections && listLangOf(words.sections) };
}

export type Legal = ReturnType<typeof getLegal>;
