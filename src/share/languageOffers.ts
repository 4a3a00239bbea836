import { contentIn } from '#src/content/load/content.ts';
import { languageCodes } from '#src/i18n/languages.ts';

/** In each language, the offer to read a page in it. */
export function getLanguageOffers(): string {
  const offers = languageCodes.map((code) => {
    const { nav, languageOffer } = contentIn(code).words.common;
    return [code, { label: nav.languageLabel, ...languageOffer }];
  });
  return JSON.stringify(Object.fromEntries(offers));
}
