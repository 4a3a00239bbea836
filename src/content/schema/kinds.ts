import type { z } from 'zod';
import { cases } from './cases.ts';
import { categories } from './categories.ts';
import { cities } from './cities.ts';
import { employmentTypes } from './employmentTypes.ts';
import { openings } from './openings.ts';
import { people } from './people.ts';
import { places } from './places.ts';
import { principles } from './principles.ts';
import { projects } from './projects.ts';
import { zones } from './zones.ts';

export const kinds = {
  openings,
  categories,
  places,
  employmentTypes,
  projects,
  cases,
  principles,
  people,
  zones,
  cities,
};

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

export type Facts<Kind extends KindName> = z.infer<(typeof kinds)[Kind]['facts']>;

export type EntryWords<Kind extends KindName> = z.infer<ReturnType<(typeof kinds)[Kind]['words']>>;
