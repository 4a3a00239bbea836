import { getWords, langOf } from '#src/content/load/words.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

/** The steps of a project, which more than one page shows. */
export function getSteps(lang: LanguageCode) {
  const { whatsNext } = getWords(lang, 'common');
  return { ...whatsNext, listLang: langOf(whatsNext.steps) };
}

export type Steps = ReturnType<typeof getSteps>;
