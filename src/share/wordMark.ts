import { getCompany } from '#src/content/load/facts.ts';
import { setLine } from './typesetting.ts';

/** The company's name set large: in hundredths of its size, how wide it is and what its ink covers. */
export function getWordMark() {
  return wordMarkOf(getCompany().name);
}

export function wordMarkOf(name: string) {
  const { width, ink } = setLine(name, 'Display');
  const box = {
    left: Math.floor(100 * ink.left),
    top: Math.floor(100 * ink.top),
    right: Math.ceil(100 * Math.max(width, ink.right)),
    bottom: Math.ceil(100 * ink.bottom),
  };
  return {
    name,
    width: Math.round(100 * width),
    viewBox: `${box.left} ${box.top} ${box.right - box.left} ${box.bottom - box.top}`,
  };
}

export type WordMark = ReturnType<typeof wordMarkOf>;
