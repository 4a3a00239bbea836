import { z } from 'zod';
import { id, unique } from './blocks.ts';
import { pattern } from './weaves.ts';

/** The drawings of tangled thread in src/weave/figures, by shape. */
export const tangleKinds = ['ball', 'bow', 'clover', 'coil', 'hook'] as const;

const project = z.strictObject({
  id: id('The texts of the project in home.json have the same id'),
  tangle: z
    .enum(tangleKinds)
    .meta({ title: 'Tangle' })
    .describe('The tangled thread drawn before it'),
  weave: pattern.describe('The pattern drawn beside it'),
});

export const projectFacts = z
  .strictObject({
    projects: unique(z.array(project).min(3).max(10)).describe(
      'In the order of the home page, whose heading says how many there are',
    ),
  })
  .meta({ title: 'Kinds of systems' });
