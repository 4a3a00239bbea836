import type { LanguageContent } from '#src/content/load/content.ts';
import { pathOf } from '#src/routes.ts';

export function getStory({ lang, words }: LanguageContent) {
  const { meta, intro, timeline, close } = words.story;
  return {
    meta,
    intro: { ...intro, mark: words.common.nav.story },
    timeline,
    close: {
      ...close,
      button: { label: words.common.links.project, href: pathOf('contact', lang) },
      link: { label: close.link, href: `${pathOf('home', lang)}#what-we-have-built` },
    },
  };
}

export type Story = ReturnType<typeof getStory>;
