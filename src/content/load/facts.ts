import type { z } from 'zod';
import { type Company, companyFacts } from '#src/content/schema/company.ts';
import { isClosed, type Job, type JobFacts, jobFacts } from '#src/content/schema/jobs.ts';
import { type PeopleFacts, type Person, peopleFacts } from '#src/content/schema/people.ts';
import { type Project, projectFacts } from '#src/content/schema/projects.ts';
import { contentOf } from './files.ts';
import { keptIn } from './keptIn.ts';

const known = new Map<string, unknown>();

function factsIn<Schema extends z.ZodType>(file: string, schema: Schema): z.infer<Schema> {
  return keptIn(known, file, () => schema.parse(contentOf(file))) as z.infer<Schema>;
}

export function getCompany(): Company {
  return factsIn('content/company.json', companyFacts);
}

/** The registered name if there is one, for where the name must be complete. */
export function legalNameOf({ name, legalName }: Company): string {
  return legalName ?? name;
}

export function getPeople(): Person[] {
  return factsIn('content/people.json', peopleFacts).people;
}

/** What the leaders' page shows of each of them. */
export function shownOfLeaders(): PeopleFacts['leaders'] {
  return factsIn('content/people.json', peopleFacts).leaders;
}

export function getProjects(): Project[] {
  return factsIn('content/projects.json', projectFacts).projects;
}

/** Every job of the file, closed ones included. */
export function getJobs(): JobFacts {
  return factsIn('content/jobs.json', jobFacts);
}

export function getJob(id: string): Job {
  const job = getJobs().jobs.find((job) => job.id === id);
  if (!job) throw new Error(`No job is called "${id}".\nAdd it to content/jobs.json.`);
  return job;
}

/** The jobs that one can still apply for. */
export function getOpenJobs(day = buildDay()): JobFacts {
  const { jobs, ...rest } = getJobs();
  return { ...rest, jobs: jobs.filter((job) => !isClosed(job, day)) };
}

/**
 * The day for which the site is built, like "2026-01-31", as it is at the office: it decides which
 * openings are closed. SOURCE_DATE_EPOCH, the usual setting for builds that can be repeated, names
 * another moment.
 */
export function buildDay(): string {
  const seconds = process.env.SOURCE_DATE_EPOCH;
  const moment = seconds ? new Date(Number(seconds) * 1000) : new Date();
  const { timeZone } = getCompany().office;
  // Canada writes its dates like this.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(moment);
}
