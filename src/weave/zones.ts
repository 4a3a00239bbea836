import { along, type Country } from './outlines.ts';

export type Place = { longitude: number; latitude: number };

/** What a map shows: its north-west corner, and how far apart its dots are, in degrees. */
export type MapFrame = Place & { step: Place; columns: number; rows: number };

/** Where a place lies on the map, in dots from the top left corner. */
export function onMap({ longitude, latitude }: Place, frame: MapFrame): { x: number; y: number } {
  return {
    x: (longitude - frame.longitude) / frame.step.longitude,
    y: (frame.latitude - latitude) / frame.step.latitude,
  };
}

/**
 * The country each dot of the map stands for, row by row from the north west: one of those named,
 * or "elsewhere".
 */
export function sampleZones(frame: MapFrame, named: readonly Country[]): (Country | undefined)[][] {
  const { step, columns, rows } = frame;
  const told = (country: Country | undefined) =>
    country === undefined || named.includes(country) ? country : 'elsewhere';
  return Array.from({ length: rows }, (_, row) => {
    const latitude = frame.latitude - (row + 0.5) * step.latitude;
    const soundings = spread.map((part) => along(latitude + part * step.latitude));
    return Array.from({ length: columns }, (_, column) => {
      const longitude = frame.longitude + (column + 0.5) * step.longitude;
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
