import { cached } from '#src/content/load/cached.ts';
import { contentIn, englishContent } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/values.ts';
import { getOpeningsHeading } from '#src/content/read/careers.ts';
import { getOpening } from '#src/content/read/opening.ts';
import { openOpenings } from '#src/content/read/openOpenings.ts';
import { getLegalPages, nameOfPage } from '#src/content/read/pages.ts';
import type { Weave } from '#src/content/schema/weaves.ts';
import { drawingOf, fingerprint, markupOf } from '#src/drawings/drawings.tsx';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type DocumentName, fromBase, type PageName, pageNames } from '#src/i18n/paths.ts';
import type { Colour } from '#src/styles/colours.ts';
import loomSignals from '#src/weave/loom-signals.svg?raw';
import loomThreads from '#src/weave/loom-threads.svg?raw';
import { type Art, type Box, compose, night, type PictureWords, place, silk } from './picture.ts';
import selvedge from './selvedge.svg?raw';

/** The edge of a cloth, for pages that have no drawing. */
const edge = (): Art => ({ svg: place(selvedge, [1064, -5, 72, 640]) });

const arts: Partial<Record<PageName, () => Art>> = {
  home: () => {
    // As Loom places them, at 0.8756 of its size.
    const loom: Box = [-10.8, -158, 1260.8, 788];
    const cloth = place(markupOf('loom-cloth'), [549.6, 254.4, 700.4, 375.6]);
    return { svg: place(loomThreads, loom) + cloth + place(loomSignals, loom), width: 490 };
  },

  story: () => {
    // All rows must fit into the picture; their ends may be cropped.
    const { width, height } = drawingOf('years');
    const rows = place(markupOf('years'), [688, 14, (602 * width) / height, 602]);
    return { svg: rows + place(selvedge, [616, -5, 72, 640]) };
  },

  team: () => ({
    svg: place(markupOf('team'), [420, -6, 780, 376]),
    top: 370,
    width: 1072,
  }),

  leaders: () => ({
    svg: englishContent()
      .people.map(({ id }, index) => {
        const portrait = place(markupOf(`portrait-${id}`), [-162, 0, 525, 630]);
        return `<svg x="${592 + index * 204}" width="200" height="630">${portrait}</svg>`;
      })
      .join(''),
  }),

  careers: () => {
    const content = englishContent();
    const openings = openOpenings(content);
    const countIn = (id: string) => openings.filter(({ category }) => category === id).length;
    const columns = content.categories
      .map(({ id, weave }) => ({ weave, count: countIn(id) }))
      .sort((a, b) => b.count - a.count);
    const side = Math.min(
      630 / Math.max(...columns.map(({ count }) => count)),
      560 / columns.length,
    );
    const pieces = columns.map(({ weave, count }, column) => {
      const piece = [1200 - (column + 1) * side, 0, side, count * side] as const;
      return cloth(weave, side, piece, column % 2 === 0 ? 'madder' : 'ink');
    });
    return { svg: pieces.join('') };
  },

  contact: () => ({
    svg: `${place(markupOf('map'), [430, -36, 800, 617])}
<linearGradient id="west"><stop stop-color="${night}"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>
<path d="M430 0h70v630h-70Z" fill="url(#west)"/>`,
    top: 340,
  }),
};

/** The opening's stripe of the cloth: woven up to the minimum years of experience, fainter up to the maximum. */
function openingArt(id: string): Art {
  const { categories, openings } = englishContent();
  const { category, experience } = entryWithId(openings, id);
  const { weave } = entryWithId(categories, category);
  const side = 630 / Math.max(...openings.map(({ experience }) => experience.to));
  const width = Math.ceil(340 / side) * side;
  const x = 1200 - width;
  const rows = (from: number, to: number) =>
    cloth(weave, side, [x, from * side, width, (to - from) * side]);
  return {
    svg: `<path d="M${x} 315h${width}" stroke="${silk}" stroke-opacity=".3" stroke-width="630" stroke-dasharray="1 11"/>
${rows(0, experience.from)}<g opacity=".3">${rows(experience.from, experience.to)}</g>`,
    width: x - 128,
  };
}

/** A piece of cloth, filled with swatches. */
function cloth(weave: Weave, side: number, [x, y, width, height]: Box, colour: Colour = 'madder') {
  const markup = markupOf(`swatch-${weave}`).replaceAll('--madder', `--${colour}`);
  const swatch = place(markup, [0, 0, side, side]);
  return `<pattern id="cloth${x}-${y}" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${side}" height="${side}">${swatch}</pattern><path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="url(#cloth${x}-${y})"/>`;
}

type SharePicture = { svg: string; file: string };

const pictures = new Map<string, Map<LanguageCode, SharePicture>>();

/** A document's picture in each language; its drawing is rendered once. */
function picturesOf(name: DocumentName): Map<LanguageCode, SharePicture> {
  const { kind, id } = name;
  const file = kind === 'page' ? id : `careers-${id}`;
  return cached(pictures, file, () => {
    const art = kind === 'page' ? (arts[id] ?? edge)() : openingArt(id);
    const inLanguage = (lang: LanguageCode): [LanguageCode, SharePicture] => {
      const svg = compose(pictureWords(name, lang), lang, art);
      return [lang, { svg, file: `share/${file}-${lang}.${fingerprint(svg)}.png` }];
    };
    return new Map(languageCodes.map(inLanguage));
  });
}

/** The texts of a document's picture: those at the top of the document itself. */
function pictureWords({ kind, id }: DocumentName, lang: LanguageCode): PictureWords {
  if (kind === 'opening') {
    const { mark, title } = getOpening(lang, id).atAGlance;
    return { mark, heading: title };
  }
  const content = contentIn(lang);
  const { words } = content;
  if (id === 'home') {
    const { eyebrow, heading } = words.home.hero;
    return { mark: eyebrow, heading: heading.plain, accent: heading.accent };
  }
  if (id === 'careers') {
    const { mark, heading } = words.careers.joinUs;
    return { mark, heading: getOpeningsHeading(heading, content) };
  }
  return { mark: nameOfPage(content, id), heading: words[id].intro.heading };
}

/** The Open Graph picture of a document. */
export function getSharing(lang: LanguageCode, name: DocumentName) {
  const { kind, id } = name;
  const { share } = contentIn(lang).words.common;
  return {
    src: fromBase(picturesOf(name).get(lang)?.file ?? ''),
    alt: kind === 'page' ? share[id] : getOpening(lang, id).atAGlance.drawing,
  };
}

export function shareFiles(): SharePicture[] {
  const pages = [...pageNames, ...getLegalPages()].map((id) => picturesOf({ kind: 'page', id }));
  const openings = englishContent().openings.map(({ id }) => picturesOf({ kind: 'opening', id }));
  return [...pages, ...openings].flatMap((languages) => [...languages.values()]);
}
