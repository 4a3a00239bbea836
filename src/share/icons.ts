import { getCompany } from '#src/content/load/facts.ts';
import { colourOf } from '#src/styles/colours.ts';
import { nums } from '#src/weave/path.ts';
import { lettersOf } from '#src/weave/spell.ts';
import { setLine } from './typesetting.ts';

export type Icon = { svg: string; size: number };

const ground = colourOf('--indigo', 'light');
const silk = colourOf('--on-indigo', 'light');
const zari = colourOf('--zari', 'light');

export const iconSizes = {
  'apple-touch-icon': 180,
  'icon-192': 192,
  'icon-512': 512,
  'icon-maskable-512': 512,
} as const;

let icons: ReturnType<typeof drawIcons> | undefined;

/** The icons of the company, drawn once. */
export function getIcons() {
  icons ??= drawIcons(getCompany().name);
  return icons;
}

/** The icons of a name: its first letters, and a gold thread below them. */
export function drawIcons(name: string) {
  const letters = setLetters(initialsOf(name));
  const onGround = (margin: number) => {
    const side = 24 + 2 * margin;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="M0 0h${side}v${side}H0z" fill="${ground}"/><g transform="translate(${margin} ${margin})">${mark(letters, silk, zari)}</g></svg>`;
  };
  const whole = onGround(5);
  return {
    /** For browser tabs: transparent, in colours that follow the light or dark scheme. */
    favicon: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><style>${inScheme('light', '--ink', '--madder')}@media (prefers-color-scheme:dark){${inScheme('dark', '--ink', '--zari')}}</style>${mark(letters, 'currentColor', 'var(--l)')}</svg>`,
    /** For small sizes: with a narrow margin. */
    small: onGround(2),
    files: {
      'apple-touch-icon': whole,
      'icon-192': whole,
      'icon-512': whole,
      // A launcher may crop this one to a circle of four fifths of its width.
      'icon-maskable-512': onGround(9),
    } satisfies Record<keyof typeof iconSizes, string>,
  };
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

function setLetters(initials: string): string {
  const { outlines, ink } = setLine(initials, 'Text');
  const [width, height] = [ink.right - ink.left, ink.bottom - ink.top];
  const scale = Math.min(room.width / width, room.height / height);
  const x = room.left + (room.width - width * scale) / 2 - ink.left * scale;
  const y = room.top + (room.height - height * scale) / 2 - ink.top * scale;
  const at = `translate(${nums([x, y], 3)})scale(${nums([scale], 3)})`;
  return `<g transform="${at}" stroke-width="${boldness}" stroke-linejoin="round">${outlines}</g>`;
}

function mark(letters: string, tone: string, gold: string): string {
  return `<g fill="${tone}" stroke="${tone}">${letters}</g><path d="M0 22H24" stroke="${gold}" stroke-width="2.5"/>`;
}

function inScheme(scheme: 'light' | 'dark', ink: string, gold: string): string {
  return `svg{color:${colourOf(ink, scheme)};--l:${colourOf(gold, scheme)}}`;
}
