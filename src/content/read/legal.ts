import { getWords } from '#src/content/load/words.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import type { legalNames } from '#src/i18n/paths.ts';

export function getLegal(lang: LanguageCode, page: (typeof legalNames)[number]) {
  const { meta, intro, sections = [] } = getWords(lang, page);
  return { meta, text: { ...intro, sections } };
}

export type Legal = ReturnType<typeof getLegal>;
