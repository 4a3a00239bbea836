import { loadCompany } from '#src/content/load/content.ts';
import { setLine } from '#src/fonts/setLine.ts';
import { graphemesOf } from '#src/i18n/graphemesOf.ts';
import { type Colour, colours } from '#src/styles/colours.ts';
import { num, nums } from '#src/weave/path.ts';
import { night, silk, zari } from './picture.ts';
import { toPng } from './toPng.ts';

type Size = { size: number; margin: number };

export const touchIcon = { file: 'apple-touch-icon.png', size: 180, margin: 5 };

export async function drawIcon({ size, margin }: Size, name = loadCompany().name): Promise<string> {
  const side = 24 + 2 * margin;
  const box = nums([-margin, -margin, side, side]);
  const initials = await drawInitials(name, silk, zari);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${box}"><path d="M-9-9h42v42h-42z" fill="${night}"/>${initials}</svg>`;
}

/** For browsers that support no other icon: a PNG in an .ico file. */
export async function drawIco() {
  const size = 32;
  const png = await toPng(await drawIcon({ size, margin: 2 }));
  const header = Buffer.alloc(22);
  // An icon with one image, its width and height, one plane of 32 bits, and where its data are.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** For browser tabs: transparent, in colours that follow the light or dark scheme. */
export async function drawFavicon(): Promise<string> {
  const initials = await drawInitials(loadCompany().name, 'currentColor', 'var(--l)');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>${inScheme('light', 'ink', 'madder')}@media (prefers-color-scheme:dark){${inScheme('dark', 'ink', 'zari')}}</style>${initials}</svg>`;
}

function inScheme(scheme: 'light' | 'dark', ink: Colour, gold: Colour): string {
  return `svg{color:${colours[ink][scheme]};--l:${colours[gold][scheme]}}`;
}

/**
 * The initials of a name's first two words; a single word gives one letter, and a name of two letters both. A letter
 * is a grapheme: सू is one.
 */
function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => graphemesOf(word.replace(/^[^\p{L}\p{N}]+/u, '')))
    .filter((letters) => letters.length > 0);
  const [firstWord = []] = words;
  const isTwoLetterName = words.length === 1 && firstWord.length <= 2;
  const initials = isTwoLetterName ? firstWord : words.slice(0, 2).map(([initial]) => initial);
  return initials.join('').toUpperCase();
}

// In a viewBox of 24, for an icon of 16 pixels: the letters from 1 to 18, the thread at 22. A stroke around the letters, in
// thousandths of their size, makes them bolder than the font.
async function drawInitials(name: string, colour: string, gold: string): Promise<string> {
  const { outlines, ink } = await setLine(initialsOf(name), 'Text');
  const width = ink.right - ink.left;
  const height = ink.bottom - ink.top;
  const scale = Math.min(21 / width, 16 / height);
  const x = 12 - (ink.left + width / 2) * scale;
  const y = 9.5 - (ink.top + height / 2) * scale;
  const at = `translate(${nums([x, y], 3)})scale(${num(scale, 3)})`;
  const letters = `<g transform="${at}" stroke-width="50" stroke-linejoin="round">${outlines}</g>`;
  return `<g fill="${colour}" stroke="${colour}">${letters}</g><path d="M0 22H24" stroke="${gold}" stroke-width="2.5"/>`;
}
