import { cached } from '#src/cached.ts';
import { contentIn, englishContent } from '#src/content/load/content.ts';
import { entryWithId } from '#src/content/load/values.ts';
import type { Weave } from '#src/content/schema/weaves.ts';
import { drawingOf, fingerprint, markupOf } from '#src/drawings/drawings.tsx';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type DocumentName, fromBase, type PageName, pageNames } from '#src/i18n/paths.ts';
import { getOpeningsHeading } from '#src/read/careers.ts';
import { getOpening } from '#src/read/opening.ts';
import { openOpenings } from '#src/read/openOpenings.ts';
import { getLegalPages, nameOfPage } from '#src/read/pages.ts';
import type { Colour } from '#src/styles/colours.ts';
import loomSignals from '#src/weave/loom-signals.svg?raw';
import loomThreads from '#src/weave/loom-threads.svg?raw';
import { type Art, type Box, compose, night, type PictureWords, place, silk } from './picture.ts';
import selvedge from './selvedge.svg?raw';

/** The edge of a cloth, for pages that have no drawing. */
const edge = (): Art => ({ svg: place(selvedge, [1064, -5, 72, 640]) });

const arts: Partial<Record<PageName, () => Art>> = {
  home: () => {
    // As Loom.tsx places the cloth on its threads, at 0.8756 of the size.
    const loom: Box = [-10.8, -158, 1260.8, 788];
    const threads = place(loomThreads, loom);
    const cloth = place(markupOf('loom-cloth'), [549.6, 254.4, 700.4, 375.6]);
    const signals = place(loomSignals, loom);
    return { svg: threads + cloth + signals, width: 490 };
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

  careers: () => ({ svg: cloths() }),

  contact: () => ({
    svg: `${place(markupOf('map'), [430, -36, 800, 617])}
<linearGradient id="west"><stop stop-color="${night}"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>
<path d="M430 0h70v630h-70Z" fill="url(#west)"/>`,
    top: 340,
  }),
};

/** For each category a cloth from the top, of one swatch for each of its openings; the longest hangs at the right. */
function cloths(): string {
  const content = englishContent();
  const openings = openOpenings(content);
  const columns = content.categories
    .map(({ id, weave }) => {
      const { length } = openings.filter(({ category }) => category === id);
      return { weave, count: length };
    })
    .sort((a, b) => b.count - a.count);
  const mostInColumn = Math.max(...columns.map(({ count }) => count));
  const side = Math.min(630 / mostInColumn, 560 / columns.length);
  const pieces = columns.map(({ weave, count }, column) => {
    const left = 1200 - (column + 1) * side;
    const colour = column % 2 === 0 ? 'madder' : 'ink';
    return pieceOfCloth(weave, side, [left, 0, side, count * side], colour);
  });
  return pieces.join('');
}

/** The opening's stripe of the cloth: woven up to the minimum years of experience, fainter up to the maximum. */
function openingArt(id: string): Art {
  const { categories, openings } = englishContent();
  const { category, experience } = entryWithId(openings, id);
  const { weave } = entryWithId(categories, category);
  const mostYears = Math.max(...openings.map(({ experience }) => experience.to));
  // A year is a swatch high, and the stripe some whole swatches wide.
  const year = 630 / mostYears;
  const width = Math.ceil(340 / year) * year;
  const left = 1200 - width;
  const woven = (from: number, to: number) =>
    pieceOfCloth(weave, year, [left, from * year, width, (to - from) * year]);

  const bareWarp = `<path d="M${left} 315h${width}" stroke="${silk}" stroke-opacity=".3" stroke-width="630" stroke-dasharray="1 11"/>`;
  const solid = woven(0, experience.from);
  const faint = `<g opacity=".3">${woven(experience.from, experience.to)}</g>`;
  return { svg: `${bareWarp}\n${solid}${faint}`, width: left - 128 };
}

/** A box filled with swatches of a weave, which are squares with this side. */
function pieceOfCloth(weave: Weave, side: number, box: Box, colour: Colour = 'madder'): string {
  const [x, y, width, height] = box;
  const id = `cloth${x}-${y}`;
  const markup = markupOf(`swatch-${weave}`).replaceAll('--madder', `--${colour}`);
  const swatch = place(markup, [0, 0, side, side]);
  const pattern = `<pattern id="${id}" patternUnits="userSpaceOnUse" x="${x}" y="${y}" width="${side}" height="${side}">${swatch}</pattern>`;
  return `${pattern}<path d="M${x} ${y}h${width}v${height}h${-width}Z" fill="url(#${id})"/>`;
}

type SharePicture = { svg: string; file: string };

const picturesByFile = new Map<string, Map<LanguageCode, SharePicture>>();

/** A document's picture in each language; its drawing is rendered once. */
function picturesOf(name: DocumentName): Map<LanguageCode, SharePicture> {
  const { kind, id } = name;
  const file = kind === 'page' ? id : `careers-${id}`;
  return cached(picturesByFile, file, () => {
    const art = kind === 'page' ? (arts[id] ?? edge)() : openingArt(id);
    const pictures = new Map<LanguageCode, SharePicture>();
    for (const lang of languageCodes) {
      const svg = compose(pictureWords(name, lang), lang, art);
      pictures.set(lang, { svg, file: `share/${file}-${lang}.${fingerprint(svg)}.png` });
    }
    return pictures;
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
  return [...pages, ...openings].flatMap((pictures) => [...pictures.values()]);
}
