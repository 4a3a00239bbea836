import type { LanguageCode } from '#src/i18n/languages.ts';

// The words that a language lacks and that its pages show in English. Collected while readers ask for them.
const filledIn = new Map<string, Set<string>>();

export function noteFilledIn(lang: string, shown: string): void {
  const words = filledIn.get(lang) ?? new Set();
  filledIn.set(lang, words.add(shown));
}

export function filledInWords(lang: LanguageCode): ReadonlySet<string> {
  return filledIn.get(lang) ?? new Set();
}
