import { getWords } from '#src/content/load/words.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';

export function getNotFound(lang: LanguageCode) {
  const words = getWords(lang, 'notFound');
  const { links } = getWords(lang, 'common');
  return {
    ...words,
    link: { label: words.link, href: pathOf('home', lang) },
    // Links to removed openings remain in search results and mails.
    openings: { label: links.openings, href: pathOf('careers', lang) },
    picture: { ...drawingOf('dropped-stitch'), alt: words.drawing },
    // Some hosts show the same page at every unknown address, so it has its main text in the other languages, too.
    languages: languageCodes
      .filter((code) => code !== lang)
      .map((code) => {
        const { short, link } = getWords(code, 'notFound');
        return { code, short, label: link, href: pathOf('home', code) };
      }),
  };
}

export type NotFound = ReturnType<typeof getNotFound>;
