import { getWords, listLangOf } from '#src/content/load/words.ts';
import { formatNumber } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { spell } from '#src/weave/spell.ts';

export function getStory(lang: LanguageCode) {
  const { meta, intro, timeline, close } = getWords(lang, 'story');
  return {
    meta,
    intro: {
      ...intro,
      mark: getWords(lang, 'common').nav.story,
      spelling: spell(intro.heading),
      listLang: listLangOf(intro.paragraphs),
    },
    timeline: {
      ...timeline,
      listLang: listLangOf(timeline.items),
      items: timeline.items.map((item, index) => ({
        ...item,
        number: formatNumber(index + 1, lang),
        spelling: spell(item.title),
      })),
    },
    close: {
      ...close,
      button: { label: close.button, href: pathOf('contact', lang) },
      link: { label: close.link, href: pathOf('team', lang) },
    },
  };
}

export type Story = ReturnType<typeof getStory>;
