import { cached } from '#src/cached.ts';
import { loadCompany } from '#src/content/load/content.ts';
import { setLine } from '#src/fonts/setLine.ts';
import { fromBase } from '#src/routes.ts';
import { colours } from '#src/styles/colours.ts';
import { nums } from '#src/weave/path.ts';
import { fingerprint } from './drawings.tsx';

// Room for the stitches around the letters, in hundredths of the font size like all of the picture.
const margin = 1;

// Where the picture is small, in pixels of the screen: as a share of the letters, the stitches would be hairlines.
const stitchesOnPhones =
  '@media(max-width:40rem){path{vector-effect:non-scaling-stroke;stroke-width:1.25px;stroke-dasharray:4 3}}';

/** The file of the company's name, its letters outlined in stitches. */
export const wordMarkFile = cached(async () => {
  const { outlines, width: advance, ink } = await setLine(loadCompany().name, 'Display');
  const left = Math.floor(100 * ink.left) - margin;
  const top = Math.floor(100 * ink.top) - margin;
  const width = Math.ceil(100 * Math.max(advance, ink.right)) + margin - left;
  const height = Math.ceil(100 * ink.bottom) + margin - top;

  const fill = `fill="${colours['on-indigo-hairline'].light}" fill-opacity="0.4"`;
  // In thousandths of the font size, as the outlines are.
  const stitches = `stroke="${colours.zari.light}" stroke-width="7.5" stroke-dasharray="25 15" stroke-linecap="round"`;
  const letters = `<g transform="scale(100)" ${fill} ${stitches}>${outlines}</g>`;
  const box = nums([left, top, width, height]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="xMinYMax"><style>${stitchesOnPhones}</style>${letters}</svg>`;
  return { path: `drawings/word-mark.${fingerprint(svg)}.svg`, svg, width, height };
});

export async function wordMarkPicture() {
  const { path, width, height } = await wordMarkFile();
  return { src: fromBase(path), width, height };
}

export type WordMark = Awaited<ReturnType<typeof wordMarkPicture>>;
