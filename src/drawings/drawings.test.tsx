import { expect, it } from 'vitest';
import { getProjects } from '#src/content/load/facts.ts';
import { byId, getWords } from '#src/content/load/words.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { countWords } from '#src/i18n/letters.ts';
import { colourOf } from '#src/styles/colours.ts';
import { pieces } from '#src/weave/path.ts';
import { attributes, drawn } from '#tests/markup.ts';
import { drawingFiles, drawingOf, svgOf, tangleFor } from './drawings.tsx';

it.each(languageCodes)(
  'in "%s" a tangle crosses itself once for each word of its problem',
  (lang) => {
    const { projects } = getWords(lang, 'home').whatWeHaveBuilt;
    for (const { id } of getProjects()) {
      const { hard } = byId(projects, id);
      const [thread = ''] = attributes(drawn(svgOf(tangleFor(id, hard))), 'path', 'd');
      // One gap at each crossing.
      expect(pieces(thread), id).toBe(countWords(hard) + 1);
    }
  },
);

// An SVG in an <img> has no access to the page's custom properties.
it('every drawing carries all its colours, and its size', () => {
  for (const { file, svg, width, height } of drawingFiles()) {
    expect(width * height, file).toBeGreaterThan(0);
    for (const [, used] of svg.matchAll(/var\((--[\w-]+)/g))
      expect(svg, file).toContain(`${used}:`);
  }
});

it.each([
  ['swatch-twill', '--madder', '--madder', true],
  ['team', '--ink', '--on-indigo', false],
  ['team-on-page', '--ink', '--ink', true],
  ['strand', '--zari', '--zari', false],
] as const)('%s has %s from the ground it lies on: %s', (name, used, colour, hasNight) => {
  const [, day = '', night] = /<style>(.*?)(@media.*)?<\/style>/.exec(svgOf(name)) ?? [];
  expect(day).toContain(`${used}:${colourOf(colour, 'light')}`);
  expect(night !== undefined).toBe(hasNight);
  if (night) expect(night).toContain(`${used}:${colourOf(colour, 'dark')}`);
});

it('stops at a name that no drawing has', () => {
  const draw = [() => drawingOf('portrait-nobody'), () => svgOf('portrait-nobody')];
  for (const wanted of draw) {
    expect(wanted).toThrow(
      'No drawing is called "portrait-nobody".\nAdd it to src/drawings/drawings.tsx, or correct the name where it is asked for.',
    );
  }
});
