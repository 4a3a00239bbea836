import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

export type Country = 'india' | 'indonesia' | 'south-korea' | 'elsewhere';

// ISO 3166-1 numeric codes, as Natural Earth gives them.
const named: Record<string, Country> = { '356': 'india', '360': 'indonesia', '410': 'south-korea' };

type Ring = readonly (readonly [number, number])[];
type Box = { west: number; south: number; east: number; north: number };
type Land = { country: Country; box: Box; rings: readonly Ring[] };

// Natural Earth 1:50m in its default, de facto view, unaltered. The map takes no side in any
// boundary question: it is a raster of dots, coarser than the lines that are argued over.
// Islands smaller than about ten kilometres are left out of this scale by Natural Earth itself.
const lands = readLands();

/** The country at a point, by outline; nothing where there is sea. */
export function countryAt(longitude: number, latitude: number): Country | undefined {
  return lands.find(
    ({ box, rings }) =>
      longitude >= box.west &&
      longitude <= box.east &&
      latitude >= box.south &&
      latitude <= box.north &&
      rings.filter((ring) => encloses(ring, longitude, latitude)).length % 2 === 1,
  )?.country;
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
    return polygons.map((rings) => ({
      country: named[id ?? ''] ?? 'elsewhere',
      box: boxOf(rings[0] ?? []),
      rings,
    }));
  });
}

function boxOf(ring: Ring): Box {
  const longitudes = ring.map(([longitude]) => longitude);
  const latitudes = ring.map(([, latitude]) => latitude);
  return {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  };
}

function encloses(ring: Ring, x: number, y: number): boolean {
  let inside = false;
  let before = ring[ring.length - 1];
  for (const point of ring) {
    if (before) {
      const [ax, ay] = before;
      const [bx, by] = point;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) {
        inside = !inside;
      }
    }
    before = point;
  }
  return inside;
}
