import { getWords } from '#src/content/load/words.ts';
import { storyWords } from '#src/content/schema/story.ts';
import { drawingOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';

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
