import { z } from 'zod';
import { entryKind, order } from './entry.ts';
import { label, line } from './textSchemas.ts';

/** The drawings of tangled thread in src/weave/figures, by shape. */
const tangleKinds = ['ball', 'bow', 'clover', 'coil', 'hook'] as const;

export const projects = entryKind({
  label: 'Projects',
  singular: 'Project',
  icon: 'deployed_code',
  description:
    'Kinds of work that the home page describes and search engines are told of, from 3 to 10',
  namedBy: 'kind',
  least: 3,
  most: 10,
  words: () =>
    z.strictObject({
      kind: label.describe(
        'What the project is called where people search for it, like "Demand forecasting"',
      ),
      who: label.describe(
        'Continues “We make work easier for people who …”, like “plan stock”, at the top of the page',
      ),
      hard: line.describe('In the present tense').meta({ title: 'Problem' }),
      built: line.describe('What we build to solve it'),
      changed: line.describe('What changes; nothing that could identify a client'),
    }),
  facts: z.strictObject({
    tangle: z.enum(tangleKinds).describe('The tangled thread drawn before it'),
    order,
  }),
});
