import { detailsOf, type LanguageCode, type Script } from '#src/i18n/languages.ts';
import cyrillic from './cyrillic.css?inline';
import devanagari from './devanagari.css?inline';

/** Values of tokens.css that other letters than Latin ones want otherwise. */
const values: Partial<Record<Script, string>> = { cyrillic, devanagari };

/** They stand before tokens.css in a document, and so must weigh more. */
export function scriptStyles(lang: LanguageCode): string {
  return values[detailsOf(lang).script] ?? '';
}
