import { detailsOf, type LanguageCode, type Script } from '#src/i18n/languages.ts';
import { isJoined } from '#src/i18n/letters.ts';
import cyrillic from './cyrillic.css?inline';
import joined from './joined.css?inline';

/** Values of tokens.css that differ for scripts other than Latin. */
const values: Partial<Record<Script, string>> = { cyrillic };

/** They precede tokens.css in a document, and so need a higher specificity. */
export function scriptStyles(lang: LanguageCode): string {
  const { name, script } = detailsOf(lang);
  return isJoined(name) ? joined : (values[script] ?? '');
}
