import type { z } from 'zod';
import type { Company } from '#src/content/schema/company.ts';
import { isClosed, type Job, type JobFacts, openingFacts } from '#src/content/schema/openings.ts';
import { factSchemas } from '#src/content/schema/schemas.ts';
import { today } from '#src/i18n/formats.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { openingIdsIn, parseDataFile, parseOpening } from './files.ts';

/** Reads a file in content/ on first use. */
function readerOf<Schema extends z.ZodType>(name: string, schema: Schema) {
  let facts: z.output<Schema> | undefined;
  return () => {
    facts ??= schema.parse(parseDataFile(`content/${name}.json`));
    return facts;
  };
}

export const getCompany = readerOf('company', factSchemas.company);
const getPeopleFile = readerOf('people', factSchemas.people);
const getPrinciplesFile = readerOf('principles', factSchemas.principles);
const getProjectsFile = readerOf('projects', factSchemas.projects);
const getJobsFile = readerOf('jobs', factSchemas.jobs);

export const getPeople = () => getPeopleFile().people;
/** Which pictures the leaders' page shows. */
export const getLeaderPictures = () => getPeopleFile().leaders;
export const getPrinciples = () => getPrinciplesFile().principles;
export const getProjects = () => getProjectsFile().projects;

let jobs: JobFacts | undefined;

/** All openings in the order of the list, including closed ones, with their categories, places and types. */
export function getJobs(): JobFacts {
  jobs ??= { ...getJobsFile(), jobs: openingsInOrder() };
  return jobs;
}

function openingsInOrder(): Job[] {
  const openings = openingIdsIn(defaultLanguage).map((id) => {
    return { id, ...openingFacts.parse(parseOpening(defaultLanguage, id)) };
  });
  return openings.sort((a, b) => a.order - b.order);
}

/** The registered name, or else the name in everyday use. */
export function legalNameOf({ name, legalName }: Company): string {
  return legalName ?? name;
}

export function getJob(id: string): Job {
  const job = getJobs().jobs.find((job) => job.id === id);
  if (job) return job;
  const fix = `Add content/openings/${defaultLanguage}/${id}.json.`;
  throw new Error(`There is no opening "${id}".\n${fix}`);
}

export function getOpenJobs(): JobFacts {
  const { jobs, ...rest } = getJobs();
  return { ...rest, jobs: jobs.filter((job) => !isClosed(job, buildDay())) };
}

/** The date of the build in the time zone of the office, like "2026-01-31". */
export function buildDay(): string {
  return today(getCompany().office.timeZone);
}
