import { englishContent, type LanguageContent } from '#src/content/load/content.ts';
import { isInMenu, type LegalName, legalNames, type PageName, pathOf } from '#src/routes.ts';

/** The legal pages that there are: those with an English text. */
export function legalPages({ words } = englishContent()): LegalName[] {
  return legalNames.filter((name) => words[name].sections);
}

/** The name of a page: in the menu or, if it is not listed there, above its heading. */
export function nameOfPage({ words }: Pick<LanguageContent, 'words'>, page: PageName): string {
  return isInMenu(page) ? words.common.nav[page] : words[page].intro.mark;
}

export function getLegal({ lang, words }: LanguageContent, page: LegalName) {
  const { meta, ...text } = words[page];
  const { button: label, ...close } = words.common.legal;
  return { meta, text, close: { ...close, button: { label, href: pathOf('contact', lang) } } };
}

export type Legal = ReturnType<typeof getLegal>;
