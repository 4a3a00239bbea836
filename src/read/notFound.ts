import { contentIn, type LanguageContent } from '#src/content/load/content.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import { languageCodes } from '#src/i18n/languages.ts';
import { pathOf } from '#src/routes.ts';

export function getNotFound({ lang, words }: LanguageContent) {
  const { notFound, common } = words;
  return {
    ...notFound,
    link: { label: notFound.link, href: pathOf('home', lang) },
    // Links to removed openings remain in search results and mails.
    openings: { label: common.links.openings, href: pathOf('careers', lang) },
    picture: { ...drawingOf('dropped-stitch'), alt: notFound.drawing },
    // Some hosts show the same page at every unknown address, so it has its main text in the other languages, too.
    languages: languageCodes
      .filter((code) => code !== lang)
      .map((code) => {
        const { short, link } = contentIn(code).words.notFound;
        return { code, short, label: link, href: pathOf('home', code) };
      }),
  };
}

export type NotFound = ReturnType<typeof getNotFound>;
