import type { LanguageCode } from './languages.ts';

// Hyphens that must not break: E-Mail, KI-Assistent; кто-то, по-своему; एक-एक, कभी-कभार.
const pairs: Partial<Record<LanguageCode, RegExp>> = {
  de: /(?<=(?<!\p{L})E)-(?=Mail)|(?<=(?<!\p{L})KI)-(?=\p{L})/gu,
  ru: /(?<=\p{L})-(?=(?:то|либо|нибудь)(?!\p{L}))|(?<=(?<!\p{L})(?:по|кое))-(?=\p{L})/giu,
  hi: /(?<=\p{Script=Devanagari})-(?=\p{Script=Devanagari})/gu,
};

// Gender suffixes of job titles in German and French: (m/w/d), (H/F).
const genders = / (?=\(\p{L}(?:\/\p{L})+\))/gu;

/**
 * Prevents line breaks at such hyphens and before gender suffixes. A word joiner (U+2060) follows the hyphen, because the
 * fonts have no no-break hyphen and browsers would take it from another font.
 */
export function keepTogether(text: string, lang: LanguageCode): string {
  const pair = pairs[lang];
  return (pair ? text.replace(pair, '-\u2060') : text).replace(genders, '\u00a0');
}

/** The same for all texts in the body of a page, but not for its head and attributes. */
export function keepShownTogether(html: string, lang: LanguageCode): string {
  const start = html.indexOf('<body');
  const body = html.slice(start).replace(/>[^<]+/g, (text) => keepTogether(text, lang));
  return html.slice(0, start) + body;
}
