import type { z } from 'zod';
import type { Company } from '#src/content/schema/company.ts';
import { isClosed, type Job, type JobFacts } from '#src/content/schema/jobs.ts';
import { factSchemas } from '#src/content/schema/schemas.ts';
import { cached } from './cached.ts';
import { parseDataFile } from './files.ts';

type Facts = { [Name in keyof typeof factSchemas]: z.infer<(typeof factSchemas)[Name]> };

const cache = new Map<string, unknown>();

function factsIn<Name extends keyof Facts>(name: Name): Facts[Name] {
  const parse = () => factSchemas[name].parse(parseDataFile(`content/${name}.json`));
  return cached(cache, name, parse) as Facts[Name];
}

export const getCompany = () => factsIn('company');
export const getPeople = () => factsIn('people').people;
/** What the leaders' page shows of each of them. */
export const shownOfLeaders = () => factsIn('people').leaders;
export const getProjects = () => factsIn('projects').projects;
/** All jobs, closed ones included. */
export const getJobs = () => factsIn('jobs');

/** The registered name if there is one, for where the name must be complete. */
export function legalNameOf({ name, legalName }: Company): string {
  return legalName ?? name;
}

export function getJob(id: string): Job {
  const job = getJobs().jobs.find((job) => job.id === id);
  if (!job) throw new Error(`No job is called "${id}".\nAdd it to content/jobs.json.`);
  return job;
}

export function getOpenJobs(): JobFacts {
  const { jobs, ...rest } = getJobs();
  return { ...rest, jobs: jobs.filter((job) => !isClosed(job, buildDay())) };
}

/**
 * The date of the build in the office's time zone, like "2026-01-31": it decides which openings are closed.
 * SOURCE_DATE_EPOCH, the convention for reproducible builds, overrides it.
 */
export function buildDay(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  const moment = seconds ? new Date(Number(seconds) * 1000) : new Date();
  const { timeZone } = getCompany().office;
  // The Canadian format is YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
