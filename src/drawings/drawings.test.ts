import { expect, it } from 'vitest';
import { colours } from '#src/styles/colours.ts';
import { drawingFiles } from './drawings.tsx';

// An SVG in an <img> cannot use the page's custom properties.
it.each([
  ['swatch-twill', 'madder', 'madder', true],
  ['team', 'ink', 'on-indigo', false],
  ['team-on-page', 'ink', 'ink', true],
  ['strand', 'silk', 'silk', false],
] as const)(
  '%s has %s in the colour %s of its ground, and another shade at night: %s',
  (name, used, colour, hasNight) => {
    const { svg = '' } = drawingFiles().find(({ file }) => file.startsWith(`${name}.`)) ?? {};
    const [, day = '', night] = /<style>(.*?)(@media.*)?<\/style>/.exec(svg) ?? [];
    expect(day).toContain(`--${used}:${colours[colour].light}`);
    expect(night?.includes(`--${used}:${colours[colour].dark}`)).toBe(hasNight || undefined);
  },
);
