import { z } from 'zod';
import { id, unique } from './blocks.ts';
import { pattern } from './weaves.ts';

/** The tangles of thread in src/weave/figures, by what they look like. */
export const tangleKinds = ['ball', 'bow', 'clover', 'coil', 'hook'] as const;

export type TangleKind = (typeof tangleKinds)[number];

const project = z.strictObject({
  id: id('Names the project’s words in home.json'),
  tangle: z.enum(tangleKinds).meta({ title: 'Tangle' }).describe('The tangle it begins as'),
  weave: pattern.describe('The weave drawn beside it'),
});

export const projectFacts = z
  .strictObject({
    projects: unique(z.array(project).min(3).max(10)).describe(
      'In the order of the home page, whose heading says how many there are',
    ),
  })
  .meta({ title: 'Kinds of systems' });
