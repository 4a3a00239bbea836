import { thread } from '~/styles/threads';
import { LogoMark } from '~/weave/LogoMark';
import { place } from './sheet';

export type Icon = { svg: string; size: number };

const ground = thread('--indigo', 'light');
const silk = thread('--on-indigo', 'light');
const zari = thread('--zari', 'light');

/** The mark for browser tabs: it has no ground, so it turns with the scheme of the tab. */
export const favicon = mark(0, 'currentColor', 'var(--l)').replace(
  '>',
  `><style>${inScheme('light', '--ink', '--madder')}@media (prefers-color-scheme:dark){${inScheme('dark', '--ink', '--zari')}}</style>`,
);

/** For small sizes: the mark fills the sheet. */
export const smallIcon = onGround(2);

// A launcher may cut an icon to a circle of four fifths of its width; only a maskable one must bear it.
const maskable = onGround(9);
const whole = onGround(5);

export const icons = {
  'apple-touch-icon': { svg: whole, size: 180 },
  'icon-192': { svg: whole, size: 192 },
  'icon-512': { svg: whole, size: 512 },
  'icon-maskable-512': { svg: maskable, size: 512 },
} satisfies Record<string, Icon>;

function onGround(margin: number): string {
  const side = 24 + 2 * margin;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path d="M0 0h${side}v${side}H0z" fill="${ground}"/>${mark(margin, silk, zari)}</svg>`;
}

function mark(margin: number, s: string, l: string): string {
  const box = { x: margin, y: margin, width: 24, height: 24 };
  return place(<LogoMark />, box, { '--mark-thread': l }).replaceAll('currentColor', s);
}

function inScheme(scheme: 'light' | 'dark', s: string, l: string): string {
  return `svg{color:${thread(s, scheme)};--l:${thread(l, scheme)}}`;
}
