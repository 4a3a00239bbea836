import { z } from 'zod';
import { getWords } from '#src/content/load/words.ts';
import { button, heading, line, mark, meta, paragraph, text } from '#src/content/schema/blocks.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';

export const storyWords = () =>
  z.strictObject({
    meta,
    intro: z.strictObject({
      mark,
      heading,
      lede: line,
      paragraphs: z.array(paragraph).length(5),
    }),
    timeline: z.strictObject({
      mark,
      heading,
      items: z
        .array(z.strictObject({ title: text('A short title', 60), text: line }))
        .length(5)
        .describe('Numbered one to five by their order'),
    }),
    close: z.strictObject({ heading, text: line, button, link: button }),
  });

export function getStory(lang: LanguageCode) {
  const { meta, intro, timeline, close } = getWords(lang, 'story', storyWords);
  return {
    meta,
    intro: { ...intro, cloth: drawingOf('years') },
    timeline,
    close: {
      ...close,
      button: { label: close.button, href: pathOf('contact', lang) },
      link: { label: close.link, href: pathOf('team', lang) },
    },
  };
}

export type Story = ReturnType<typeof getStory>;
