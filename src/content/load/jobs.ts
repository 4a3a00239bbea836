import { isClosed, type Job, type JobFacts, jobFacts } from '#src/content/schema/jobs.ts';
import { factsFile } from './files.ts';
import { buildDay } from './today.ts';

/** Every job of the file, closed ones included. */
export function getJobs(): JobFacts {
  return factsFile('jobs', jobFacts);
}

export function getJob(id: string): Job {
  const job = getJobs().jobs.find((job) => job.id === id);
  if (!job)
    throw new Error(
      `content/jobs.json has no job "${id}".\nAdd it there, or remove the link to it.`,
    );
  return job;
}

/** The jobs that one can still apply for. */
export function getOpenJobs(day = buildDay()): JobFacts {
  const { jobs, ...rest } = getJobs();
  return { ...rest, jobs: jobs.filter((job) => !isClosed(job, day)) };
}
