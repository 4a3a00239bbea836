import { expect, test } from 'vitest';
import { getCompany } from '#src/content/load/company.ts';
import { thread } from '#src/styles/threads.ts';
import { svgOf } from './drawings.tsx';

test('a drawing carries plain colours for the day, and others for the night unless it keeps its light', () => {
  const styleOf = (name: string) =>
    /<style>(.*?)<\/style>/
      .exec(svgOf(name))?.[1]
      ?.split(/@media screen and \(prefers-color-scheme:dark\)/);
  const colours = (scheme: 'light' | 'dark') => `:root{--madder:${thread('--madder', scheme)}}`;
  expect(styleOf('swatch-twill')).toEqual([colours('light'), `{${colours('dark')}}`]);
  expect(styleOf('eyes-founder')).toHaveLength(1);
  expect(styleOf('strand')).toHaveLength(1);
});

test('the countries of the places that the home page lists stand out on the map', () => {
  const listed = getCompany().places.map(({ country }) => country);
  const drawn = [...svgOf('map').matchAll(/data-country="(\w+)"/g)].map(([, country]) => country);
  expect(drawn).toEqual(['elsewhere', ...new Set(listed)]);
});
