import { z } from 'zod';
import type { LanguageCode } from '~/i18n/languages';
import { button, drawing, heading, line, mark, meta } from './blocks';
import { getWords } from './words';

export const notFoundWords = () =>
  z.strictObject({ meta, mark, heading, text: line, short: line, link: button, drawing });

export function getNotFound(lang: LanguageCode) {
  return getWords(lang, 'notFound', notFoundWords);
}
