import { type Project, projectFacts } from '#src/content/schema/projects.ts';
import { factsFile } from './files.ts';

export function getProjects(): Project[] {
  return factsFile('projects', projectFacts).projects;
}
