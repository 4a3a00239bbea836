import { z } from 'zod';
import { id, withUniqueIds } from './blocks';
import { factsFile } from './files';
import { weaveKinds } from './jobs';

const project = z.strictObject({
  id: id('Names the project’s words in home.json'),
  weave: z.enum(weaveKinds).describe('The weave drawn beside it'),
});

export const projectFacts = z.strictObject({ projects: withUniqueIds(z.array(project).length(5)) });

export type Project = z.infer<typeof project>;

export function getProjects(): Project[] {
  return factsFile('projects', projectFacts).projects;
}
