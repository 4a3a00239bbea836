import { getWords, listLangOf } from '#src/content/load/words.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

/** The steps of a project, for the home page and the contact page. */
export function getSteps(lang: LanguageCode) {
  const { whatsNext } = getWords(lang, 'common');
  return { ...whatsNext, listLang: listLangOf(whatsNext.steps) };
}

export type Steps = ReturnType<typeof getSteps>;
