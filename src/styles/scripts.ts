import { detailsOf, type LanguageCode, type Script } from '#src/i18n/languages.ts';
import cyrillic from './cyrillic.css?inline';
import devanagari from './devanagari.css?inline';

/** Values of tokens.css that differ for scripts other than Latin. */
const values: Partial<Record<Script, string>> = { cyrillic, devanagari };

/** They come before tokens.css in the document, and so need a higher specificity. */
export function scriptStyles(lang: LanguageCode): string {
  return values[detailsOf(lang).script] ?? '';
}
