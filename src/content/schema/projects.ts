import { z } from 'zod';
import { idOnPage, unique } from './blocks.ts';
import { weaveKinds } from './jobs.ts';

const project = z.strictObject({
  id: idOnPage('Names the project’s words in home.json'),
  weave: z.enum(weaveKinds).describe('The weave drawn beside it'),
});

export const projectFacts = z.strictObject({
  projects: unique(z.array(project).length(5)).describe('In the order of the home page'),
});

export type Project = z.infer<typeof project>;
