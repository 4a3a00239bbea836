import type { z } from 'zod';
import type { Company } from '#src/content/schema/company.ts';
import { isClosed, type Job, type JobFacts, openingFacts } from '#src/content/schema/openings.ts';
import { factSchemas } from '#src/content/schema/schemas.ts';
import { today } from '#src/i18n/formats.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { cached } from './cached.ts';
import { openingFiles, parseDataFile } from './files.ts';

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
export const getPrinciples = () => factsIn('principles').principles;
export const getProjects = () => factsIn('projects').projects;

let jobs: JobFacts | undefined;

/** All openings in the order of the list, closed ones included, and what they are sorted by. */
export function getJobs(): JobFacts {
  jobs ??= { ...factsIn('jobs'), jobs: openingsInOrder() };
  return jobs;
}

function openingsInOrder(): Job[] {
  const files = Object.entries(openingFiles(defaultLanguage));
  const openings = files.map(([id, file]) => ({ id, ...openingFacts.parse(file) }));
  return openings.sort((one, other) => one.order - other.order);
}

/** The registered name if there is one, for where the name must be complete. */
export function legalNameOf({ name, legalName }: Company): string {
  return legalName ?? name;
}

export function getJob(id: string): Job {
  const job = getJobs().jobs.find((job) => job.id === id);
  if (!job)
    throw new Error(
      `No opening is called "${id}".\nAdd content/openings/${defaultLanguage}/${id}.json.`,
    );
  return job;
}

export function getOpenJobs(): JobFacts {
  const { jobs, ...rest } = getJobs();
  return { ...rest, jobs: jobs.filter((job) => !isClosed(job, buildDay())) };
}

/** The date of the build at the office, like "2026-01-31". */
export function buildDay(): string {
  return today(getCompany().office.timeZone);
}
