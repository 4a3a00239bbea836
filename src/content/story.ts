import { z } from 'zod';
import type { LanguageCode } from '~/i18n/languages';
import { pathOf } from '~/i18n/paths';
import { button, heading, line, mark, meta, paragraph, text } from './blocks';
import { drawingOf } from './drawings';
import { getWords } from './words';

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
