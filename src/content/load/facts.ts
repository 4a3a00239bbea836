import type { z } from 'zod';
import type { Company } from '#src/content/schema/company.ts';
import { isClosed, type Job, type JobFacts, openingFacts } from '#src/content/schema/openings.ts';
import { factSchemas } from '#src/content/schema/schemas.ts';
import { today } from '#src/i18n/formats.ts';
import { defaultLanguage } from '#src/i18n/languages.ts';
import { openingFiles, parseDataFile } from './files.ts';

/** What a file in content/ says, read when it is first asked for. */
function factsIn<Schema extends z.ZodType>(name: string, schema: Schema) {
  let facts: z.output<Schema> | undefined;
  return () => {
    facts ??= schema.parse(parseDataFile(`content/${name}.json`));
    return facts;
  };
}

export const getCompany = factsIn('company', factSchemas.company);
const getPeopleFile = factsIn('people', factSchemas.people);
const getPrinciplesFile = factsIn('principles', factSchemas.principles);
const getProjectsFile = factsIn('projects', factSchemas.projects);
const getJobsFile = factsIn('jobs', factSchemas.jobs);

export const getPeople = () => getPeopleFile().people;
/** What the leaders' page shows of each of them. */
export const shownOfLeaders = () => getPeopleFile().leaders;
export const getPrinciples = () => getPrinciplesFile().principles;
export const getProjects = () => getProjectsFile().projects;

let jobs: JobFacts | undefined;

/** All openings in the order of the list, closed ones included, and what they are sorted by. */
export function getJobs(): JobFacts {
  jobs ??= { ...getJobsFile(), jobs: openingsInOrder() };
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
