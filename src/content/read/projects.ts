import { z } from 'zod';
import { factsFile } from '#src/content/load/files.ts';
import { id, withUniqueIds } from '#src/content/schema/blocks.ts';
import { weaveKinds } from './jobs.ts';

const project = z.strictObject({
  id: id('Names the project’s words in home.json'),
  weave: z.enum(weaveKinds).describe('The weave drawn beside it'),
});

export const projectFacts = z.strictObject({ projects: withUniqueIds(z.array(project).length(5)) });

export type Project = z.infer<typeof project>;

export function getProjects(): Project[] {
  return factsFile('projects', projectFacts).projects;
}
