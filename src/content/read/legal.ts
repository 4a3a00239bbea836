import { getWords } from '#src/content/load/words.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { LegalName } from '#src/i18n/paths.ts';

export function getLegal(lang: LanguageCode, page: LegalName) {
  return getWords(lang, page);
}

export type Legal = ReturnType<typeof getLegal>;
