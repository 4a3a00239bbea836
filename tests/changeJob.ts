import { onTestFinished } from 'vitest';
import { getJobs } from '#src/content/load/facts.ts';
import type { Job } from '#src/content/schema/openings.ts';

/** The first job of the list, which a test may change. */
export const [job] = getJobs().jobs as [Job, ...Job[]];

const original = structuredClone(job);
const optional = ['posted', 'closes', 'staysOpen', 'salary', 'hours', 'applicants', 'technologies'];
const withoutOptional = Object.fromEntries(optional.map((name) => [name, undefined]));

/** Gives the loaded job these optional facts and no others until the test ends; no file changes. */
export function changeJob(facts: Partial<Job>): void {
  Object.assign(job, original, withoutOptional, facts);
  onTestFinished(() => void Object.assign(job, withoutOptional, original));
}
