import { describe, expect, it, vi } from 'vitest';
import type { Job } from '#src/content/schema/jobs.ts';
import { changeJob, job } from '#tests/changeJob.ts';
import { structuredDataFaults } from '#tests/structuredDataFaults.ts';
import { getStructuredData } from './structuredData.ts';

const salary = { from: 900000, to: 1200000, currency: 'INR', period: 'year' } as const;
const least = { posted: '2026-03-01', type: 'full-time' };
const most = { ...least, closes: '2026-04-30', hours: 40, salary, applicants: ['IN', 'DE'] };

/** The posting of a job with these facts, as a search engine reads it from the job's page. */
function postingOf(facts: Partial<Job>) {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31, 12) / 1000));
  changeJob(facts);
  const graph = JSON.parse(getStructuredData('en', `careers/${job.id}`))['@graph'];
  return graph.find((node: Record<string, unknown>) => node['@type'] === 'JobPosting');
}

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
describe.skipIf(!job)('an opening, as search engines list it', () => {
  it.each<[Partial<Job>, string[]]>([
    [least, ['applicantLocationRequirements', 'baseSalary', 'jobLocationType', 'validThrough']],
    [most, []],
  ])('says with %j what they require, and nothing unknown', async (facts, unsaid) => {
    const posting = postingOf(facts);
    const found = await structuredDataFaults([posting]);
    expect(found.faults).toEqual([]);
    // What a mail cannot promise, an application without another step, is never said.
    expect(found.unsaid.sort()).toEqual([...unsaid, 'directApply'].sort());
    expect(posting).toMatchObject({ datePosted: '2026-03-01', employmentType: 'FULL_TIME' });
    expect(posting.description).toMatch(/^<p>[^<]{200,}<\/p>/);
  });

  it('says how long, for how much and from where, once these are facts', () => {
    const range = { minValue: 900000, maxValue: 1200000, unitText: 'YEAR' };
    expect(postingOf(most)).toMatchObject({
      validThrough: '2026-04-30',
      workHours: '40',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'India' }, { name: 'Germany' }],
      baseSalary: { currency: 'INR', value: range },
    });
    const fixed = postingOf({ ...least, salary: { ...salary, to: salary.from } });
    expect(fixed.baseSalary.value).toMatchObject({ value: 900000 });
  });

  it('is not listed before it is posted, nor after it is closed', () => {
    expect(postingOf({})).toBeUndefined();
    expect(postingOf({ ...least, closes: '2026-03-30' })).toBeUndefined();
  });
});
