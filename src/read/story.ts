import { contentIn } from '#src/content/load/content.ts';
import { formatNumber } from '#src/i18n/formats.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/routes.ts';
import { spell } from '#src/weave/spell.ts';

export function getStory(lang: LanguageCode, { words } = contentIn(lang)) {
  const { meta, intro, timeline, close } = words.story;
  const lessons = timeline.items.items.map((item, index) => ({
    ...item,
    number: formatNumber(index + 1, lang),
    spelling: spell(item.title),
  }));
  return {
    meta,
    intro: { ...intro, mark: words.common.nav.story, spelling: spell(intro.heading) },
    timeline: { ...timeline, lessons: { ...timeline.items, items: lessons } },
    close: {
      ...close,
      button: { label: words.common.links.project, href: pathOf('contact', lang) },
      link: { label: close.link, href: `${pathOf('home', lang)}#what-we-have-built` },
    },
  };
}

export type Story = ReturnType<typeof getStory>;
