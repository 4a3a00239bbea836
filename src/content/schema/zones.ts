import { z } from 'zod';
import { mapEdges } from '#src/weave/map.ts';
import { entryKind, order } from './entry.ts';
import { countryCode, entryOf } from './fields.ts';
import { line } from './textSchemas.ts';

const degrees = (most: number, description: string) =>
  z.number().min(-most, { abort: true }).max(most, { abort: true }).describe(description);

const { west, east, south, north } = mapEdges;
const coordinates = z
  .strictObject({
    longitude: degrees(180, 'East is positive'),
    latitude: degrees(90, 'North is positive'),
  })
  .refine(
    ({ longitude, latitude }) =>
      west <= longitude && longitude <= east && south <= latitude && latitude <= north,
    `is outside the map, which shows longitudes ${west} to ${east} and latitudes ${south} to ${north}\nCorrect the coordinates, or leave them out: the zone is then listed without a thread on the map.`,
  );

export const zones = entryKind({
  label: 'Impact zones',
  singular: 'Zone',
  icon: 'public',
  description:
    'Where clients are: the map on the home page. Threads lead from the first zone to the others',
  namedBy: 'country',
  factsBeforeWords: ['country', 'city'],
  least: 1,
  words: () => z.strictObject({ text: line }),
  facts: z.strictObject({
    country: countryCode,
    city: entryOf('cities', 'One of the cities, if the zone is about one').optional(),
    order,
    coordinates: coordinates
      .optional()
      .describe('Where its thread ends on the map; without them, the zone is only listed'),
  }),
});
