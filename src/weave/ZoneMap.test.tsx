import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { nums } from './path.ts';
import { countryAt, onMap, ZoneMap } from './ZoneMap.tsx';

const step = { longitude: 0.68, latitude: 0.64 };
const frame = { longitude: 61, latitude: 44.3, step, columns: 120, rows: 87 };
const dots = Array.from({ length: frame.columns * frame.rows }, (_, dot) => dot);
const surat = { longitude: 72.83, latitude: 21.17 };
const busan = { longitude: 129.08, latitude: 35.18 };

it.each([
  ['Surat', 72.83, 21.17, 'IN'],
  ['Palu', 120.2, -1.5, 'ID'],
  ['Daegu', 128.6, 35.87, 'KR'],
  ['Tokyo', 139.6, 35.75, 'JP'],
  ['the Bay of Bengal', 88, 15, undefined],
])('knows that %s is in its country, or in none', (_, longitude, latitude, country) => {
  const { x, y } = onMap({ longitude, latitude }, frame);
  const dot = Math.floor(y) * frame.columns + Math.floor(x);
  expect(countryAt(dot, ['IN', 'ID', 'KR', 'JP'])).toBe(country);
});

const draw = (countries: string[]) =>
  markup(
    <ZoneMap
      frame={frame}
      countries={countries}
      routes={[{ name: 'busan', from: surat, to: busan, bow: -17 }]}
    />,
  );

it('punches each dot of a country once, and as many as its area asks for', () => {
  const countries = ['IN', 'ID', 'KR'];
  const count = (country: string) =>
    dots.filter((dot) => countryAt(dot, countries) === country).length;
  const html = draw(countries);
  for (const country of [...countries, 'elsewhere']) {
    const d = attributes(html, new RegExp(`data-country="${country}"`), 'd').join('');
    const runs = [...d.matchAll(/h([.\d]+)/g)].map(([, length]) => Math.ceil(Number(length)));
    expect(runs.reduce((sum, holes) => sum + holes, 0)).toBe(count(country));
  }
  // A dot is about 70 km square; India has 3.29 million square kilometres, South Korea 0.1.
  expect(count('IN') / 640).toBeCloseTo(1, 0);
  expect(count('KR') / 23).toBeCloseTo(1, 0);
});

it('lets each country that it is given stand out once, neighbours in different tones', () => {
  const html = draw(['JP', 'IN', 'JP', 'VN', 'TH']);
  const drawn = attributes(html, /data-country/, 'data-country');
  expect(drawn).toEqual(['elsewhere', 'JP', 'IN', 'VN', 'TH']);
  const tones = attributes(html, /data-country/, 'stroke');
  for (const [place, tone] of tones.entries()) expect(tone).not.toBe(tones[place + 1]);
});

it('leads its thread from one place to the other', () => {
  const [way = ''] = attributes(
    draw(['IN', 'KR']),
    /stroke="var\(--silk\)" stroke-width="0.9"/,
    'd',
  );
  const [from, to] = [surat, busan].map((place) => nums(Object.values(onMap(place, frame))));
  expect(way.startsWith(`M${from}C`)).toBe(true);
  expect(way.endsWith(` ${to}`)).toBe(true);
});
