import { type Job, type JobFacts, jobFacts } from '#src/content/schema/jobs.ts';
import { factsFile } from './files.ts';
import { buildDay } from './today.ts';

/** Every job of the file, closed ones included. */
export function getJobs(): JobFacts {
  return factsFile('jobs', jobFacts);
}

/** The jobs that one can still apply for. */
export function getOpenJobs(day = buildDay()): JobFacts {
  const { jobs, ...rest } = getJobs();
  return { ...rest, jobs: jobs.filter((job) => !isClosed(job, day)) };
}

/** The last day to apply is one to apply on. */
export function isClosed({ closes }: Job, day = buildDay()): boolean {
  return closes !== undefined && closes < day;
}
