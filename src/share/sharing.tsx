import { getCompany, getJob, getJobs, getOpenJobs, getPeople } from '#src/content/load/facts.ts';
import { keptIn } from '#src/content/load/keptIn.ts';
import { getWords } from '#src/content/load/words.ts';
import { getCareers } from '#src/content/read/careers.ts';
import { getContact } from '#src/content/read/contact.ts';
import { getHome } from '#src/content/read/home.ts';
import { getLeaders } from '#src/content/read/leaders.ts';
import { getOpening } from '#src/content/read/opening.ts';
import { getStory } from '#src/content/read/story.ts';
import { getTeam } from '#src/content/read/team.ts';
import type { Job } from '#src/content/schema/jobs.ts';
import { drawingOf, fingerprint, svgOf } from '#src/drawings/drawings.tsx';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import {
  type DocumentName,
  fromBase,
  isPage,
  type OpeningName,
  openingId,
  openingName,
  type PageName,
  pageNames,
} from '#src/i18n/paths.ts';
import { colourOf } from '#src/styles/colours.ts';
import { Knots } from '#src/weave/Knots.tsx';
import { Loom } from '#src/weave/Loom.tsx';
import { Selvedge } from '#src/weave/Selvedge.tsx';
import { type Composition, compose, night, type PictureWords, silk, zari } from './picture.ts';
import { place } from './place.ts';

export const shareSize = { width: 1200, height: 630 };

// Drawings made for a light ground, on a dark one: background and lines swap colours, and red becomes gold.
const onNight = {
  '--silk': night,
  '--silk-deep': colourOf('--indigo-deep', 'light'),
  '--ink': silk,
  '--ink-soft': colourOf('--on-indigo-soft', 'light'),
  '--madder': zari,
  '--madder-ink': colourOf('--madder', 'dark'),
  '--zari': zari,
};

// As on the page: the figures are woven on night.
const onCloth = Object.fromEntries(
  ['--indigo', '--on-indigo', '--zari'].map((name) => [name, colourOf(name, 'light')]),
);

/** The words on a page's picture: those at the top of the page itself. */
const pictureWords: Record<PageName, (lang: LanguageCode) => PictureWords> = {
  home: (lang) => {
    const { eyebrow, heading } = getHome(lang).hero;
    return { label: eyebrow.join(' · '), heading: heading.plain, accent: heading.accent };
  },
  team: (lang) => headOf(getTeam(lang).intro),
  story: (lang) => headOf(getStory(lang).intro),
  careers: (lang) => headOf(getCareers(lang).joinUs),
  contact: (lang) => headOf(getContact(lang).intro),
  leaders: (lang) => headOf(getLeaders(lang).roll),
};

const compositions: Record<PageName, () => Composition> = {
  home: () => ({
    art: place(
      <Loom />,
      { x: -10, y: -158, width: 1260, height: 788 },
      { ...onNight, '--indigo': night, '--silk': silk },
    ),
    box: { x: 64, width: 490, top: 200, foot: 556 },
    largest: 108,
  }),

  story: () => {
    // Every row must be in the picture; the ends of the rows may be cut off.
    const { width, height } = drawingOf('years');
    const rows = { x: 688, y: 14, width: (602 * width) / height, height: 602 };
    return {
      art:
        place(svgOf('years'), rows, onNight) +
        place(<Selvedge picks={40} />, { x: 616, y: -5, width: 72, height: 640 }, onNight),
      box: { x: 64, width: 524, top: 150, foot: 556 },
      largest: 100,
    };
  },

  team: () => ({
    art: place(
      <Knots count={getCompany().claims.team} cords={21} />,
      { x: 0, y: 8, width: 1200, height: 386 },
      onNight,
    ),
    box: { x: 64, width: 700, top: 406, foot: 576 },
    largest: 84,
    nameWidth: 332,
    isNameAtFoot: true,
  }),

  leaders: () => ({
    art: getPeople()
      .map(({ id }, index) => {
        const portrait = place(
          svgOf(`portrait-${id}`),
          { x: -162, y: 0, width: 525, height: 630 },
          onCloth,
        );
        return `<svg x="${592 + index * 204}" y="0" width="200" height="630">${portrait}</svg>`;
      })
      .join(''),
    box: { x: 64, width: 490, top: 150, foot: 556 },
    largest: 84,
  }),

  careers: () => {
    const { categories, jobs } = getOpenJobs();
    const columns = categories
      .map(({ id, weave }) => ({ weave, count: jobs.filter((job) => job.category === id).length }))
      .sort((a, b) => a.count - b.count);
    const highest = Math.max(...columns.map(({ count }) => count));
    const side = Math.min(630 / highest, 640 / columns.length);
    const left = 1200 - side * columns.length;
    const top = 340;
    // The heading stands below the short columns and beside the long ones.
    const beside = columns.findIndex(({ count }) => count * side > top - 20);
    const right = beside < 0 ? 1136 : left + beside * side - 40;
    return {
      art: columns
        .flatMap(({ weave, count }, column) =>
          Array.from({ length: count }, (_, row) =>
            place(
              svgOf(`swatch-${weave}`),
              { x: left + column * side, y: row * side, width: side, height: side },
              { ...onNight, '--madder': column % 2 === 0 ? silk : zari },
            ),
          ),
        )
        .join(''),
      box: { x: 64, width: right - 64, top, foot: 566 },
      largest: 92,
      nameWidth: left - 64 - 40,
    };
  },

  contact: () => ({
    art: `<linearGradient id="west" gradientUnits="userSpaceOnUse" x1="430" x2="500"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient>
<mask id="open" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="630"><path d="M0 0H1200V630H0Z" fill="url(#west)"/></mask>
<g mask="url(#open)">${place(svgOf('map'), { x: 430, y: -36, width: 800, height: 617 }, onNight)}</g>`,
    box: { x: 64, width: 620, top: 360, foot: 566 },
    largest: 68,
    nameWidth: 400,
  }),
};

/** The opening's stripe of the cloth: woven for the years that are asked for, open up to the most. */
function openingComposition(job: Job): Composition {
  const { categories, jobs } = getJobs();
  const { weave } = categories.find(({ id }) => id === job.category) ?? {};
  const { from, to } = job.experience;
  // Openings that ask for the same have the same stripe.
  return keptIn(stripes, `${weave} ${from}-${to}`, () => {
    const side = 630 / Math.max(...jobs.map(({ experience }) => experience.to));
    const columns = Math.ceil(340 / side);
    const left = 1200 - columns * side;
    const cell = place(
      svgOf(`swatch-${weave}`),
      { x: 0, y: 0, width: side, height: side },
      onNight,
    );
    const rows = (first: number, last: number) =>
      Array.from({ length: columns * (last - first) }, (_, at) => {
        const x = left + (at % columns) * side;
        const y = (first + Math.floor(at / columns)) * side;
        return `<use href="#cell" x="${x}" y="${y}"/>`;
      }).join('');
    const ends = Array.from(
      { length: Math.floor((1200 - left) / 12) },
      (_, end) => left + 6 + 12 * end,
    );
    const warp = `<path d="${ends.map((x) => `M${x} 0V630`).join('')}" stroke="${silk}" stroke-opacity=".3"/>`;
    return {
      art: `<defs><g id="cell">${cell}</g></defs>${warp}${rows(0, from)}<g opacity=".3">${rows(from, to)}</g>`,
      box: { x: 64, width: left - 128, top: 170, foot: 556 },
      largest: 92,
      nameWidth: 400,
    };
  });
}

type SharePicture = { svg: string; file: string };

const pictures = new Map<string, SharePicture>();
const composed = new Map<PageName, Composition>();
const stripes = new Map<string, Composition>();

function pictureOf(name: DocumentName, lang: LanguageCode): SharePicture {
  return keptIn(pictures, `${lang}/${name}`, () => {
    const words = isPage(name) ? pictureWords[name](lang) : openingWords(name, lang);
    const svg = compose(words, lang, compositionOf(name));
    return { svg, file: `${name.replace('/', '-')}-${lang}.${fingerprint(svg)}` };
  });
}

/** Composed once for all languages. */
function compositionOf(name: DocumentName): Composition {
  return isPage(name)
    ? keptIn(composed, name, compositions[name])
    : openingComposition(getJob(openingId(name)));
}

function openingWords(name: OpeningName, lang: LanguageCode): PictureWords {
  const { mark, title } = getOpening(lang, openingId(name)).atAGlance;
  return { label: mark, heading: title };
}

export function getSharing(lang: LanguageCode, name: DocumentName) {
  const { share } = getWords(lang, 'common');
  return {
    company: getCompany().name,
    picture: {
      src: fromBase(`share/${pictureOf(name, lang).file}.png`),
      alt: isPage(name) ? share[name] : getOpening(lang, openingId(name)).atAGlance.drawing,
      ...shareSize,
    },
  };
}

export function shareFiles(): SharePicture[] {
  const openings = getJobs().jobs.map(({ id }) => openingName(id));
  return [...pageNames, ...openings].flatMap((name) =>
    languageCodes.map((lang) => pictureOf(name, lang)),
  );
}

function headOf({ mark, heading }: { mark: string; heading: string }): PictureWords {
  return { label: mark, heading };
}
