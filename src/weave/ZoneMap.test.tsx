import { expect, it } from 'vitest';
import { mapFrame } from '#src/content/schema/map.ts';
import { attributes, markup } from './markup.ts';
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

const places = ['IN', 'ID', 'KR', 'IN'].map((country) => ({ country, coordinates: null }));
const html = markup(<ZoneMap frame={mapFrame} places={places} />);

it('punches the dots of each country once, neighbours in different tones', () => {
  expect(attributes(html, /data-country/, 'data-country')).toEqual(['IN', 'ID', 'KR']);
  expect(new Set(attributes(html, /data-country/, 'stroke')).size).toBe(3);
  const [india = 0, , korea = 0] = attributes(html, /data-country/, 'd').map((d) =>
    [...d.matchAll(/h([.\d]+)/g)].reduce((dots, [, length]) => dots + Math.ceil(Number(length)), 0),
  );
  // A dot is about 70 km square; India has 3.29 million square kilometres, South Korea 0.1.
  expect([india / 640, korea / 23].map(Math.round)).toEqual([1, 1]);
});
