import { getCompany } from '#src/content/load/content.ts';
import { fingerprint } from '#src/drawings/drawings.tsx';
import { fromBase } from '#src/i18n/paths.ts';
import { colours } from '#src/styles/colours.ts';
import { nums } from '#src/weave/path.ts';
import { setLine } from './typesetting.ts';

// Room for the stitches around the letters, in hundredths of the font size like all of the picture.
const margin = 1;

const { outlines, width: advance, ink } = setLine(getCompany().name, 'Display');
const left = Math.floor(100 * ink.left) - margin;
const top = Math.floor(100 * ink.top) - margin;
const width = Math.ceil(100 * Math.max(advance, ink.right)) + margin - left;
const height = Math.ceil(100 * ink.bottom) + margin - top;

const fill = `fill="${colours['on-indigo-hairline'].light}" fill-opacity="0.4"`;
// In thousandths of the font size, as the outlines are.
const stitches = `stroke="${colours.zari.light}" stroke-width="7.5" stroke-dasharray="25 15" stroke-linecap="round"`;
const letters = `<g transform="scale(100)" ${fill} ${stitches}>${outlines}</g>`;
const box = nums([left, top, width, height]);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${letters}</svg>`;
const path = `drawings/word-mark.${fingerprint(svg)}.svg`;

/** The file of the company's name, its letters outlined in stitches. */
export const wordMarkFile = { path, svg };

/** The picture that shows it. */
export const wordMark = { src: fromBase(path), width, height };

export type WordMark = typeof wordMark;
