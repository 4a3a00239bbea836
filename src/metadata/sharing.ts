import { cached } from '#src/cached.ts';
import { contentIn, englishContent } from '#src/content/load/content.ts';
import { drawingOf, fingerprint, markupOf } from '#src/drawings/drawings.tsx';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { currentOpenings } from '#src/read/openings.ts';
import { type DocumentName, fromBase, pageNames } from '#src/routes.ts';
import loomGold from '#src/weave/loom-gold.svg?raw';
import loomThreads from '#src/weave/loom-threads.svg?raw';
import { threadWidth } from '#src/weave/Yardage.tsx';
import { type Box, compose, fitInto, night } from './picture.ts';
import selvedge from './selvedge.svg?raw';

type PictureName = (typeof pageNames)[number];

/** The drawing of each page, which leaves room for the name at the bottom left. */
const drawings: Record<PictureName, () => string> = {
  home: () => {
    // As Loom.tsx places the cloth on its threads, at 0.8756 of the size.
    const loom: Box = [-10.8, -158, 1260.8, 788];
    const threads = fitInto(loomThreads, loom);
    const cloth = fitInto(markupOf('loom-cloth'), [549.6, 254.4, 700.4, 375.6]);
    const gold = fitInto(loomGold, loom);
    return threads + cloth + gold;
  },

  story: () => {
    // All rows must fit into the picture; their ends may be cropped.
    const { width, height } = drawingOf('years');
    const rows = fitInto(markupOf('years'), [688, 14, (602 * width) / height, 602]);
    return rows + fitInto(selvedge, [616, -5, 72, 640]);
  },

  team: () => fitInto(markupOf('team'), [200, -6, 1000, 482]),

  leaders: () => {
    const portraits = englishContent().people.map(({ id }, index) => {
      const portrait = fitInto(markupOf(`portrait-${id}`), [-162, 0, 525, 630]);
      return `<svg x="${592 + index * 204}" width="200" height="630">${portrait}</svg>`;
    });
    return portraits.join('');
  },

  careers: swatches,

  contact: () => `${fitInto(markupOf('map'), [430, -36, 800, 617])}
<linearGradient id="west"><stop stop-color="${night}"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient>
<path d="M430 0h70v630h-70Z" fill="url(#west)"/>`,
};

/** Whole threads. */
const swatchSide = 15 * threadWidth;

/** For each category a column of swatches, one for each of its openings; the longest hangs at the right. */
function swatches(): string {
  const content = englishContent();
  const openings = currentOpenings(content);
  const columns = content.categories
    .map(({ id, weave }) => {
      return { weave, inColumn: openings.filter(({ category }) => category === id) };
    })
    .sort((a, b) => b.inColumn.length - a.inColumn.length);
  const most = Math.max(...columns.map(({ inColumn }) => inColumn.length));
  const scale = Math.min(630 / most, 560 / columns.length) / swatchSide;
  const pieces = columns.flatMap(({ weave, inColumn }, column) => {
    const left = -(column + 1) * swatchSide;
    const swatch = markupOf(`cloth-${weave}`);
    return inColumn.map((_, row) =>
      fitInto(swatch, [left, row * swatchSide, swatchSide, swatchSide - threadWidth]),
    );
  });
  return `<g transform="translate(1200)scale(${scale})">${pieces.join('')}</g>`;
}

type SharePicture = { svg: string; file: string };

const pictureOf = cached(async (name: PictureName): Promise<SharePicture> => {
  const svg = await compose(drawings[name]());
  return { svg, file: `share/${name}.${fingerprint(svg)}.png` };
});

export async function sharePictureOf(lang: LanguageCode, { kind, id }: DocumentName) {
  // Legal pages share the picture of home.
  const ofPage = pageNames.find((name) => name === id) ?? 'home';
  const name = kind === 'opening' ? 'careers' : ofPage;
  const { share } = contentIn(lang).words.common;
  const { file } = await pictureOf(name);
  return { src: fromBase(file), alt: share[name] };
}

export function shareFiles(): Promise<SharePicture[]> {
  return Promise.all(pageNames.map(pictureOf));
}
