import { getCompany } from '#src/content/load/facts.ts';
import { setLine } from './typesetting.ts';

const { name } = getCompany();
const { width, ink } = setLine(name, 'Display');
const left = Math.floor(100 * ink.left);
const top = Math.floor(100 * ink.top);
const right = Math.ceil(100 * Math.max(width, ink.right));
const bottom = Math.ceil(100 * ink.bottom);

/** The company's name as it is set: its width and the bounds of its ink, in hundredths of the font size. */
export const wordMark = {
  name,
  width: Math.round(100 * width),
  viewBox: `${left} ${top} ${right - left} ${bottom - top}`,
};

export type WordMark = typeof wordMark;
