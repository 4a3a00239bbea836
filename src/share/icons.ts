import { getCompany } from '#src/content/load/facts.ts';
import { colourOf } from '#src/styles/colours.ts';
import { nums } from '#src/weave/path.ts';
import { lettersOf } from '#src/weave/spell.ts';
import { setLine } from './typesetting.ts';

const ground = colourOf('--indigo', 'light');
const silk = colourOf('--on-indigo', 'light');
const zari = colourOf('--zari', 'light');

/** The files, and how wide a margin each has; a launcher may crop the maskable one to a circle of four fifths. */
const files = {
  'apple-touch-icon': { size: 180, margin: 5 },
  'icon-192': { size: 192, margin: 5 },
  'icon-512': { size: 512, margin: 5 },
  'icon-maskable-512': { size: 512, margin: 9 },
  favicon: { size: 32, margin: 2 },
};

export const iconNames = Object.keys(files) as (keyof typeof files)[];

/** An icon of a name: its first letters, and a gold thread below them. */
export function drawIcon(icon: keyof typeof files, name = getCompany().name) {
  const { size, margin } = files[icon];
  const side = 24 + 2 * margin;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="M0 0h${side}v${side}H0z" fill="${ground}"/><g transform="translate(${margin} ${margin})">${mark(name, silk, zari)}</g></svg>`;
  return { svg, size };
}

/** For browser tabs: transparent, in colours that follow the light or dark scheme. */
export function drawFavicon(name = getCompany().name): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>${inScheme('light', '--ink', '--madder')}@media (prefers-color-scheme:dark){${inScheme('dark', '--ink', '--zari')}}</style>${mark(name, 'currentColor', 'var(--l)')}</svg>`;
}

/**
 * The first letters of a name's first two words; a single word gives one, and a name of two letters
 * both. Letter means what a reader sees as one: सू is one.
 */
export function initialsOf(name: string): string {
  const words = name
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+/u, ''))
    .map(lettersOf)
    .filter((letters) => letters.length > 0);
  const [only = []] = words;
  if (words.length === 1 && only.length <= 2) return only.join('').toUpperCase();
  const initials = words.slice(0, 2).map(([first = '']) => first);
  return initials.join('').toUpperCase();
}

// Drawn on a sheet of 24, for an icon of 16 pixels: the letters stand on 1 to 18, the thread lies at 22.
// A line round the letters, in thousandths of their size, makes up for the weight that fonts here lack.
const boldness = 50;
const room = { left: 1.5, top: 1.5, width: 21, height: 16 };

function mark(name: string, tone: string, gold: string): string {
  const { outlines, ink } = setLine(initialsOf(name), 'Text');
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
  const scale = Math.min(room.width / width, room.height / height);
  const x = room.left + (room.width - width * scale) / 2 - ink.left * scale;
  const y = room.top + (room.height - height * scale) / 2 - ink.top * scale;
  const at = `translate(${nums([x, y], 3)})scale(${nums([scale], 3)})`;
  const letters = `<g transform="${at}" stroke-width="${boldness}" stroke-linejoin="round">${outlines}</g>`;
  return `<g fill="${tone}" stroke="${tone}">${letters}</g><path d="M0 22H24" stroke="${gold}" stroke-width="2.5"/>`;
}

function inScheme(scheme: 'light' | 'dark', ink: string, gold: string): string {
  return `svg{color:${colourOf(ink, scheme)};--l:${colourOf(gold, scheme)}}`;
}
