import { expect, it } from 'vitest';
import { mapFrame } from '#src/content/schema/map.ts';
import { attributes, drawn } from '#tests/markup.ts';
import type { Point } from './path.ts';
import { countryAt, onMap, ZoneMap } from './ZoneMap.tsx';

it.each<[city: string, coordinates: Point, country: string | undefined]>([
  ['Surat', [72.83, 21.17], 'IN'],
  ['Palu', [120.2, -1.5], 'ID'],
  ['Daegu', [128.6, 35.87], 'KR'],
  ['Tokyo', [139.6, 35.75], 'JP'],
  ['the Bay of Bengal', [88, 15], undefined],
])('knows that %s is in its country, or in none', (_, coordinates, country) => {
  const [x, y] = onMap(coordinates, mapFrame);
  const dot = Math.floor(y) * mapFrame.columns + Math.floor(x);
  expect(countryAt(dot, ['IN', 'ID', 'KR', 'JP'])).toBe(country);
});

const countries = ['IN', 'ID', 'KR'];
const dots = Array.from({ length: mapFrame.columns * mapFrame.rows }, (_, dot) => dot);

it('punches each dot of a country once, and neighbours in different tones', () => {
  const places = [...countries, 'IN'].map((country) => ({ country }));
  const map = drawn(<ZoneMap frame={mapFrame} places={places} />);
  expect(attributes(map, '[data-country]', 'data-country')).toEqual(countries);
  expect(new Set(attributes(map, '[data-country]', 'stroke')).size).toBe(3);
  const punched = attributes(map, '[data-country]', 'd').map((d) => {
    const runs = [...d.matchAll(/h(-?[.\d]+)/g)].map(([, length]) => Math.ceil(Number(length)));
    return runs.reduce((sum, holes) => sum + holes, 0);
  });
  const counted = countries.map((country) => {
    return dots.filter((dot) => countryAt(dot, countries) === country).length;
  });
  expect(punched).toEqual(counted);
});
