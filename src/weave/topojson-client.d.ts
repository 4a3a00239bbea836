// The package ships no types; this is the one function used here.
declare module 'topojson-client' {
  type Ring = [number, number][];
  type Geometry =
    | { type: 'Polygon'; coordinates: Ring[] }
    | { type: 'MultiPolygon'; coordinates: Ring[][] };
  export function feature(
    topology: unknown,
    object: unknown,
  ): { features: { id?: string; geometry: Geometry | null }[] };
}
