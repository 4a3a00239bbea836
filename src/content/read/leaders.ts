import { getLeaderPictures, getPeople } from '#src/content/load/facts.ts';
import { byId, getWords, listLangOf } from '#src/content/load/words.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { draft } from './draft.ts';
import { portrayed } from './people.ts';

export function getLeaders(lang: LanguageCode) {
  const { meta, intro, pointsLabel, leaders, close } = getWords(lang, 'leaders');
  const { people } = getWords(lang, 'team');
  const pictures = getLeaderPictures();
  return {
    meta,
    intro: {
      ...intro,
      pointsLabel,
      shown: pictures,
      leaders: getPeople().map((person) => {
        const duties = byId(leaders, person.id);
        const listLang = listLangOf(duties.points);
        const words = { ...byId(people, person.id), ...duties, listLang };
        return portrayed(person, words, lang, pictures === 'eyes' ? 'eyes' : 'portrait');
      }),
    },
    close: {
      ...close,
      button: { label: close.button, href: draft(close.letter) },
      link: { label: close.link, href: pathOf('team', lang) },
    },
  };
}

export type Leaders = ReturnType<typeof getLeaders>;
