import { along, type Country } from './outlines.ts';

export type Place = { longitude: number; latitude: number };

// A degree east is shorter than a degree north; at 20° N, the middle of the map, by 0.94.
const step = { longitude: 0.68, latitude: 0.64 };
const west = 61;
const north = 44.3;

export const mapSize = { columns: 120, rows: 87 };

/** The degrees that the map shows. */
export const mapFrame = {
  west,
  east: Number((west + mapSize.columns * step.longitude).toFixed(1)),
  south: Number((north - mapSize.rows * step.latitude).toFixed(1)),
  north,
};

export function isOnMap({ longitude, latitude }: Place): boolean {
  const isWithin = (value: number, from: number, to: number) => from <= value && value <= to;
  return (
    isWithin(longitude, mapFrame.west, mapFrame.east) &&
    isWithin(latitude, mapFrame.south, mapFrame.north)
  );
}

/** Where a place lies on the map, in dots from the top left corner. */
export function onMap({ longitude, latitude }: Place): { x: number; y: number } {
  return { x: (longitude - west) / step.longitude, y: (north - latitude) / step.latitude };
}

/**
 * The country each dot of the map stands for, row by row from the north west: one of those named,
 * or "elsewhere".
 */
export function sampleZones(named: readonly Country[]): (Country | undefined)[][] {
  const told = (country: Country | undefined) =>
    country === undefined || named.includes(country) ? country : 'elsewhere';
  return Array.from({ length: mapSize.rows }, (_, row) => {
    const latitude = north - (row + 0.5) * step.latitude;
    const soundings = spread.map((part) => along(latitude + part * step.latitude));
    return Array.from({ length: mapSize.columns }, (_, column) => {
      const longitude = west + (column + 0.5) * step.longitude;
      return judge(
        soundings.flatMap((sound) =>
          spread.map((part) => told(sound(longitude + part * step.longitude))),
        ),
      );
    });
  });
}

const spread = [-1 / 3, 0, 1 / 3];

// Nine soundings a dot. Land needs five of them; a named country needs three, so that the islands
// it is made of are not lost to the sea. Islands that reach fewer are not drawn.
function judge(soundings: readonly (Country | undefined)[]): Country | undefined {
  const tally = new Map<Country, number>();
  for (const country of soundings) {
    if (country) {
      tally.set(country, (tally.get(country) ?? 0) + 1);
    }
  }
  const land = [...tally.values()].reduce((sum, count) => sum + count, 0);
  const [country, count = 0] = [...tally].sort((a, b) => b[1] - a[1])[0] ?? [];
  return country && (land >= 5 || (country !== 'elsewhere' && count >= 3)) ? country : undefined;
}
