import { type Country, countryAt } from './outlines.ts';

export type Place = { longitude: number; latitude: number };

// A degree east is shorter than a degree north; at 20° N, the middle of the map, by 0.94.
const step = { longitude: 0.85, latitude: 0.8 };
const west = 61;
const north = 47.2;

export const mapSize = { columns: 96, rows: 74 };

/** Where a place lies on the map, in dots from the top left corner. */
export function onMap({ longitude, latitude }: Place): { x: number; y: number } {
  return { x: (longitude - west) / step.longitude, y: (north - latitude) / step.latitude };
}

/** The country each dot of the map stands for, row by row from the north west. */
export function sampleZones(): (Country | undefined)[][] {
  return Array.from({ length: mapSize.rows }, (_, row) =>
    Array.from({ length: mapSize.columns }, (_, column) =>
      sampleDot(west + (column + 0.5) * step.longitude, north - (row + 0.5) * step.latitude),
    ),
  );
}

// Nine soundings a dot. Land needs five of them; a named country needs three, so that the islands
// it is made of are not lost to the sea. Islands that reach fewer are not drawn.
function sampleDot(longitude: number, latitude: number): Country | undefined {
  const tally = new Map<Country, number>();
  for (const east of [-1, 0, 1]) {
    for (const up of [-1, 0, 1]) {
      const country = countryAt(
        longitude + (east * step.longitude) / 3,
        latitude + (up * step.latitude) / 3,
      );
      if (country) {
        tally.set(country, (tally.get(country) ?? 0) + 1);
      }
    }
  }
  const land = [...tally.values()].reduce((sum, soundings) => sum + soundings, 0);
  const [country, soundings] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? [];
  if (country === undefined || soundings === undefined) {
    return undefined;
  }
  return land >= 5 || (country !== 'elsewhere' && soundings >= 3) ? country : undefined;
}
