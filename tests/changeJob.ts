import { onTestFinished } from 'vitest';
import { getJobs } from '#src/content/load/facts.ts';
import type { Job } from '#src/content/schema/jobs.ts';

/** The first job of the list, which a test may change. */
export const [job] = getJobs().jobs as [Job, ...Job[]];

const asItIs = structuredClone(job);
const optional = ['posted', 'closes', 'salary', 'hours', 'applicants'];
const unsettled = Object.fromEntries(optional.map((name) => [name, undefined]));

/** Until the test ends, these are the job's only optional facts. */
export function changeJob(facts: Partial<Job>): void {
  Object.assign(job, asItIs, unsettled, facts);
  onTestFinished(() => void Object.assign(job, unsettled, asItIs));
}
