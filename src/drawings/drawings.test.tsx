import { expect, it } from 'vitest';
import { colours } from '#src/styles/colours.ts';
import { drawingFiles, drawingOf, markupOf } from './drawings.tsx';

// An SVG in an <img> cannot use the page's custom properties.
it('every drawing carries all its colours, and its size', () => {
  for (const { file, svg, width, height } of drawingFiles()) {
    expect(width * height, file).toBeGreaterThan(0);
    for (const [, used] of svg.matchAll(/var\((--[\w-]+)/g))
      expect(svg, file).toContain(`${used}:`);
  }
});

it.each([
  ['swatch-twill', 'madder', 'madder', true],
  ['team', 'ink', 'on-indigo', false],
  ['team-on-page', 'ink', 'ink', true],
  ['strand', 'silk', 'silk', false],
] as const)('%s has %s from the ground it lies on: %s', (name, used, colour, hasNight) => {
  const { svg } = drawingFiles().find(({ file }) => file.startsWith(`${name}.`)) ?? { svg: '' };
  const [, day = '', night] = /<style>(.*?)(@media.*)?<\/style>/.exec(svg) ?? [];
  expect(day).toContain(`--${used}:${colours[colour].light}`);
  expect(night !== undefined).toBe(hasNight);
  if (night) expect(night).toContain(`--${used}:${colours[colour].dark}`);
});

it('stops at a name that no drawing has', () => {
  const draw = [() => drawingOf('portrait-nobody'), () => markupOf('portrait-nobody')];
  for (const wanted of draw) {
    expect(wanted).toThrow(
      'There is no drawing "portrait-nobody".\nAdd it to src/drawings/drawings.tsx, or correct the name where it is used.',
    );
  }
});
