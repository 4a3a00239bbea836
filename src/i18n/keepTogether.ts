import type { LanguageCode } from './languages.ts';

// Words that are one although they have a hyphen: E-Mail, KI-Assistent; кто-то, по-своему; एक-एक, कभी-कभार.
const pairs: Partial<Record<LanguageCode, RegExp>> = {
  de: /(?<=(?<!\p{L})E)-(?=Mail)|(?<=(?<!\p{L})KI)-(?=\p{L})/gu,
  ru: /(?<=\p{L})-(?=(?:то|либо|нибудь)(?!\p{L}))|(?<=(?<!\p{L})(?:по|кое))-(?=\p{L})/giu,
  hi: /(?<=\p{Script=Devanagari})-(?=\p{Script=Devanagari})/gu,
};

// What German and French add to a job's title: (m/w/d), (H/F).
const genders = / (?=\(\p{L}(?:\/\p{L})+\))/gu;

/**
 * No line of the text ends at the hyphen of such a word, or before the brackets of a title. It is kept
 * by U+2060, because the fonts lack the hyphen that does not break and browsers would take one from another font.
 */
export function keepTogether(text: string, lang: LanguageCode): string {
  const pair = pairs[lang];
  return (pair ? text.replace(pair, '-\u2060') : text).replace(genders, '\u00a0');
}

/** The same for the texts of a page's body: no title, no data and no mail has the invisible sign. */
export function keepShownTogether(html: string, lang: LanguageCode): string {
  const start = html.indexOf('<body');
  const body = html.slice(start).replace(/>[^<]+/g, (text) => keepTogether(text, lang));
  return html.slice(0, start) + body;
}
