import type { LanguageCode } from './languages.ts';

// Hyphens within one word: E-Mail, KI-Assistent; кто-то, по-своему; एक-एक, कभी-कभार.
const pairs: Partial<Record<LanguageCode, RegExp>> = {
  de: /(?<=(?<!\p{L})E)-(?=Mail)|(?<=(?<!\p{L})KI)-(?=\p{L})/gu,
  ru: /(?<=\p{L})-(?=(?:то|либо|нибудь)(?!\p{L}))|(?<=(?<!\p{L})(?:по|кое))-(?=\p{L})/giu,
  hi: /(?<=\p{Script=Devanagari})-(?=\p{Script=Devanagari})/gu,
};

// What German and French add to a job's title: (m/w/d), (H/F).
const genders = / (?=\(\p{L}(?:\/\p{L})+\))/gu;

/**
 * Prevents line breaks at the hyphens of such words, and before the brackets of a title. With a word joiner, U+2060,
 * because the fonts lack the no-break hyphen and browsers would take one from another font.
 */
export function keepTogether(text: string, lang: LanguageCode): string {
  const pair = pairs[lang];
  return (pair ? text.replace(pair, '-\u2060') : text).replace(genders, '\u00a0');
}

/** The same for the texts of a page's body; titles, data and mails get no word joiners. */
export function keepShownTogether(html: string, lang: LanguageCode): string {
  const start = html.indexOf('<body');
  const body = html.slice(start).replace(/>[^<]+/g, (text) => keepTogether(text, lang));
  return html.slice(0, start) + body;
}
