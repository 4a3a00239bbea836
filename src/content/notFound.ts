import { z } from 'zod';
import { type LanguageCode, languageCodes } from '~/i18n/languages';
import { choiceOf, pathOf } from '~/i18n/paths';
import { button, drawing, heading, line, mark, meta } from './blocks';
import { drawingOf } from './drawings';
import { getWords } from './words';

export const notFoundWords = () =>
  z.strictObject({ meta, mark, heading, text: line, short: line, link: button, drawing });

export function getNotFound(lang: LanguageCode) {
  const { drawing, short: _, link, ...words } = getWords(lang, 'notFound', notFoundWords);
  return {
    ...words,
    link: { label: link, href: pathOf('home', lang) },
    picture: { ...drawingOf('dropped-stitch'), alt: drawing },
    // One file serves every wrong address, so it says the essential in each of the other languages.
    languages: languageCodes
      .filter((code) => code !== lang)
      .map((code) => {
        const { short, link } = getWords(code, 'notFound', notFoundWords);
        return { code, short, label: link, href: choiceOf('home', code) };
      }),
  };
}

export type NotFound = ReturnType<typeof getNotFound>;
