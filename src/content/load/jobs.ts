import { type JobFacts, jobFacts } from '#src/content/schema/jobs.ts';
import { factsFile } from './files.ts';

export function getJobs(): JobFacts {
  return factsFile('jobs', jobFacts);
}
