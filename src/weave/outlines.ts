import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

/** The two letters of ISO 3166, or "elsewhere" for land that has none. */
export type Country = string;

type Ring = readonly (readonly [number, number])[];
type Land = { country: Country; south: number; north: number; rings: readonly Ring[] };

// Natural Earth 1:50m in its default, de facto view, unaltered. The map takes no side in any
// boundary question: it is a raster of dots, coarser than the lines that are argued over.
// Islands smaller than about ten kilometres are left out of this scale by Natural Earth itself.
const lands = readLands();

/** The countries along a parallel, by longitude; nothing where there is sea. Outlines are crossed once. */
export function along(latitude: number): (longitude: number) => Country | undefined {
  const crossed = lands
    .filter(({ south, north }) => latitude >= south && latitude <= north)
    .map(({ country, rings }) => ({
      country,
      borders: rings.flatMap((ring) => crossings(ring, latitude)),
    }));
  return (longitude) =>
    crossed.find(({ borders }) => borders.filter((border) => border > longitude).length % 2 === 1)
      ?.country;
}

function readLands(): Land[] {
  // Read at run time, not imported: the type checker would otherwise infer 700 KB of literal types.
  const atlas = createRequire(import.meta.url)('world-atlas/countries-50m.json');
  return feature(atlas, atlas.objects.countries).features.flatMap(({ id, geometry }) => {
    const polygons =
      geometry === null
        ? []
        : geometry.type === 'Polygon'
          ? [geometry.coordinates]
          : geometry.coordinates;
    return polygons.map((rings) => {
      const latitudes = (rings[0] ?? []).map(([, latitude]) => latitude);
      return {
        country: lettersOf(id),
        south: Math.min(...latitudes),
        north: Math.max(...latitudes),
        rings,
      };
    });
  });
}

// Natural Earth gives the numbers of ISO 3166, such as 356, which are regions to Intl as "IN" is.
function lettersOf(id: string | undefined): Country {
  return (id && new Intl.Locale(`und-${id}`).region) || 'elsewhere';
}

function crossings(ring: Ring, latitude: number): number[] {
  const found: number[] = [];
  let before = ring[ring.length - 1];
  for (const point of ring) {
    if (before) {
      const [ax, ay] = before;
      const [bx, by] = point;
      if (ay > latitude !== by > latitude) {
        found.push(((bx - ax) * (latitude - ay)) / (by - ay) + ax);
      }
    }
    before = point;
  }
  return found;
}
