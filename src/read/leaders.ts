import type { LanguageContent } from '#src/content/load/content.ts';
import { pathOf } from '#src/routes.ts';
import { mailLink } from './contactWays.ts';
import { noteOnFigures, portrayedPeople } from './portrayedPeople.ts';

export function getLeaders(content: LanguageContent) {
  const { lang, company, words } = content;
  const { meta, intro, pointsLabel, close } = words.leaders;
  const pictures = company.leaders === 'eyes' ? 'eyes' : 'portrait';
  return {
    meta,
    intro: {
      ...intro,
      pointsLabel,
      shown: company.leaders,
      leaders: portrayedPeople(content, pictures),
      note: noteOnFigures(content),
    },
    close: {
      ...close,
      button: { label: close.button, href: mailLink(company, close.letter) },
      link: { label: close.link, href: pathOf('team', lang) },
      email: company.email,
    },
  };
}

export type Leaders = ReturnType<typeof getLeaders>;
