import { expect, it } from 'vitest';
import { mapFrame } from '#src/content/schema/map.ts';
import type { Point } from './path.ts';
import { countryAt, onMap } from './ZoneMap.tsx';

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
