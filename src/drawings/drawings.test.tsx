import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { getCompany } from '#src/content/load/company.ts';
import { getWords } from '#src/content/load/words.ts';
import { homeWords } from '#src/content/schema/home.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { countWords } from '#src/i18n/letters.ts';
import { colourOf } from '#src/styles/colours.ts';
import { attributes } from '#src/weave/markup.ts';
import { pieces } from '#src/weave/path.ts';
import { svgOf, tangleFor } from './drawings.tsx';

test('a drawing carries plain colours for the day, and others for the night unless it keeps its light', () => {
  const styleOf = (name: string) =>
    /<style>(.*?)<\/style>/
      .exec(svgOf(name))?.[1]
      ?.split(/@media screen and \(prefers-color-scheme:dark\)/);
  const colours = (scheme: 'light' | 'dark') => `:root{--madder:${colourOf('--madder', scheme)}}`;
  expect(styleOf('swatch-twill')).toEqual([colours('light'), `{${colours('dark')}}`]);
  expect(styleOf('eyes-founder')).toHaveLength(1);
  expect(styleOf('strand')).toHaveLength(1);
  // On the ground of the team's page, and on the night of home.
  expect(styleOf('team-by-day')?.[0]).toContain(`--ink:${colourOf('--ink', 'light')}`);
  expect(styleOf('team')?.[0]).toContain(`--ink:${colourOf('--on-indigo', 'light')}`);
  expect(styleOf('clients')).toEqual([
    `:root{--madder:${colourOf('--zari', 'light')};--ink:${colourOf('--on-indigo', 'light')}}`,
  ]);
});

test.each(languageCodes)(
  'in "%s" the tangle of a project crosses itself once for every word of its problem',
  (lang) => {
    const { projects } = getWords(lang, 'home', homeWords).whatWeHaveBuilt;
    for (const [id, { hard }] of Object.entries(projects)) {
      const svg = svgOf(tangleFor(id, hard));
      const drawn = attributes(svg, /data-crossings/, 'd').map(pieces);
      // Interrupted once at each crossing.
      expect(drawn, id).toEqual([countWords(hard) + 1]);
      expect(brotliCompressSync(svg).length).toBeLessThan(9000 / 5);
    }
  },
);

test('the countries of the places that the home page lists stand out on the map', () => {
  const listed = getCompany().places.map(({ country }) => country);
  const drawn = [...svgOf('map').matchAll(/data-country="(\w+)"/g)].map(([, country]) => country);
  expect(drawn).toEqual(['elsewhere', ...new Set(listed)]);
});
