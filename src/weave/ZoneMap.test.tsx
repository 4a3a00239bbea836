import { expect, it } from 'vitest';
import { attributes, drawn } from '#tests/markup.ts';
import { mapFrame } from './map.ts';
import { mapRaster, ZoneMap } from './ZoneMap.tsx';

const raster = await mapRaster();
const map = drawn(<ZoneMap places={[{ country: 'IN' }]} raster={raster} />);
const [elsewhere = '', india = ''] = attributes(map, 'path', 'd');

/** Whether a path of strokes, like "M3.5 7.5h2.01", has the dot around a place. */
function hasDotAt(path: string, latitude: number, longitude: number): boolean {
  const { step, ...corner } = mapFrame;
  const row = Math.floor((corner.latitude - latitude) / step.latitude);
  const column = Math.floor((longitude - corner.longitude) / step.longitude);
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)/g)].some(([, left, line, length]) => {
    const first = Math.floor(Number(left));
    const isInLine = Math.floor(Number(line)) === row;
    return isInLine && first <= column && column <= first + Number(length);
  });
}

it.each([
  ['Gilgit', 35.92, 74.31],
  ['Hunza', 36.32, 74.65],
  ['Skardu', 35.3, 75.63],
  ['Muzaffarabad', 34.37, 73.47],
  ['Mirpur', 33.15, 73.75],
  ['Aksai Chin', 35.1, 79.3],
  ['Siachen', 35.5, 77.1],
  ['the Shaksgam valley', 36, 76.5],
  ['Srinagar', 34.08, 74.8],
  ['Leh', 34.16, 77.58],
  ['Tawang', 27.58, 91.87],
  ['Kanyakumari', 8.09, 77.55],
  ['the Andaman Islands', 11.62, 92.73],
  ['the Nicobar Islands', 7, 93.85],
  ['Lakshadweep', 10.57, 72.64],
])('draws %s as a part of India', (_, latitude, longitude) => {
  expect(hasDotAt(india, latitude, longitude)).toBe(true);
  expect(hasDotAt(elsewhere, latitude, longitude)).toBe(false);
});

it.each([
  ['Lhasa', 29.65, 91.1],
  ['Kashgar', 39.47, 75.99],
  ['Hotan', 37.11, 79.92],
  ['Islamabad', 33.69, 73.06],
  ['Lahore', 31.55, 74.34],
  ['Peshawar', 34.01, 71.58],
  ['Chitral', 35.85, 71.79],
  ['Kathmandu', 27.7, 85.32],
  ['Thimphu', 27.47, 89.64],
  ['Dhaka', 23.8, 90.4],
])('draws %s as land elsewhere', (_, latitude, longitude) => {
  expect(hasDotAt(elsewhere, latitude, longitude)).toBe(true);
  expect(hasDotAt(india, latitude, longitude)).toBe(false);
});

it('has one thread for zones in one place', () => {
  const seoul = { country: 'KR', coordinates: { longitude: 126.98, latitude: 37.57 } };
  const surat = { country: 'IN', coordinates: { longitude: 72.83, latitude: 21.17 } };
  const threadsTo = (...places: (typeof seoul)[]) => {
    const threads = attributes(drawn(<ZoneMap places={places} raster={raster} />), 'path', 'd');
    return threads.filter((d) => d.includes('C')).length;
  };
  expect(threadsTo(surat, seoul, surat, seoul)).toBe(threadsTo(surat, seoul));
});
