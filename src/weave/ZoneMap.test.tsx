import { describe, expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { along } from './outlines.ts';
import { ZoneMap } from './ZoneMap.tsx';
import { onMap, sampleZones } from './zones.ts';

describe('the outlines', () => {
  it.each([
    ['Surat', 72.83, 21.17, 'IN'],
    ['Delhi', 77.21, 28.61, 'IN'],
    ['Jakarta', 106.83, -6.22, 'ID'],
    ['Makassar', 119.45, -5.15, 'ID'],
    ['Busan', 129.03, 35.2, 'KR'],
    ['Tokyo', 139.6, 35.75, 'JP'],
    ['the Bay of Bengal', 88, 15, undefined],
    ['the Arabian Sea', 65, 15, undefined],
  ])('put %s where it is', (_, longitude, latitude, country) => {
    expect(along(latitude)(longitude)).toBe(country);
  });
});

const frame = {
  longitude: 61,
  latitude: 44.3,
  step: { longitude: 0.68, latitude: 0.64 },
  columns: 120,
  rows: 87,
};
const surat = { longitude: 72.83, latitude: 21.17 };
const busan = { longitude: 129.08, latitude: 35.18 };
const countries = ['IN', 'ID', 'KR'];
const map = (
  <ZoneMap
    frame={frame}
    countries={countries}
    routes={[{ name: 'busan', from: surat, to: busan, bow: -17 }]}
  />
);

describe('the map', () => {
  const dots = sampleZones(frame, countries).flat();
  const count = (country: string) => dots.filter((dot) => dot === country).length;

  it('gives each country about the dots its area asks for', () => {
    // One dot is 0.68 by 0.64 degrees. India has room for about 640,
    // Indonesia for 350 before its islands are rounded up, South Korea for 23.
    expect(count('IN')).toBeGreaterThan(600);
    expect(count('IN')).toBeLessThan(700);
    expect(count('ID')).toBeGreaterThan(330);
    expect(count('ID')).toBeLessThan(430);
    expect(count('KR')).toBeGreaterThan(18);
    expect(count('KR')).toBeLessThan(32);
  });

  it('punches each dot once: as many in the drawing as in the sample', () => {
    const html = markup(map);
    for (const country of [...countries, 'elsewhere']) {
      const d = attributes(html, new RegExp(`data-country="${country}"`), 'd').join('');
      const punched = [...d.matchAll(/h(-?[.\d]+)/g)].map(
        ([, length]) => Math.round(Number(length)) + 1,
      );
      expect(punched.reduce((sum, holes) => sum + holes, 0)).toBe(count(country));
    }
  });

  it('lets the countries that it is given stand out, in three tones by turns', () => {
    const html = markup(
      <ZoneMap frame={frame} countries={['JP', 'IN', 'JP', 'VN', 'TH']} routes={[]} />,
    );
    const drawn = attributes(html, /data-country/, 'data-country');
    expect(drawn).toEqual(['elsewhere', 'JP', 'IN', 'VN', 'TH']);
    const tones = attributes(html, /data-country/, 'stroke').slice(1);
    expect(new Set(tones).size).toBe(3);
    expect(tones[3]).toBe(tones[0]);
    for (const holes of attributes(html, /data-country/, 'd')) expect(holes).toMatch(/^M/);
  });

  it('starts its threads at Surat', () => {
    const { x, y } = onMap(surat, frame);
    const [first = ''] = attributes(markup(map), /<path d="M[^"]*C/, 'd');
    expect(first.startsWith(`M${x.toFixed(1)} ${y.toFixed(1)}`)).toBe(true);
  });
});
