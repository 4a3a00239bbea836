// The section of the earth that the map of the home page shows. The content check rejects places outside it.

// A degree east is shorter than a degree north; at 20° N, the middle of the map, by 0.94.
const step = { longitude: 0.68, latitude: 0.64 };
const columns = 120;
const rows = 87;
const west = 61;
const north = 44.3;

/** The map's north-west corner, and how far apart its dots are. */
export const mapFrame = { longitude: west, latitude: north, step, columns, rows };

export const mapEdges = {
  west,
  east: Number((west + columns * step.longitude).toFixed(1)),
  south: Number((north - rows * step.latitude).toFixed(1)),
  north,
};
