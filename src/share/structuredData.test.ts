import { describe, expect, it, vi } from 'vitest';
import type { Job } from '#src/content/schema/openings.ts';
import { changeJob, job } from '#tests/changeJob.ts';
import { findStructuredDataErrors } from '#tests/structuredDataErrors.ts';
import { jobPosting } from './structuredData.ts';

const salary = { from: 900000, to: 1200000, currency: 'INR', period: 'year' } as const;
const least = { posted: '2026-03-01', type: 'full-time' };
const most = { ...least, closes: '2026-04-30', hours: 40, salary, applicants: ['IN', 'DE'] };

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
describe.skipIf(!job)('an opening, as search engines list it', () => {
  it.each<[facts: Partial<Job>, wanted: object]>([
    [
      least,
      {
        datePosted: '2026-03-01',
        employmentType: 'FULL_TIME',
        validThrough: undefined,
        jobLocationType: undefined,
        applicantLocationRequirements: undefined,
        baseSalary: undefined,
      },
    ],
    [
      most,
      {
        validThrough: '2026-04-30',
        workHours: '40',
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: [{ name: 'India' }, { name: 'Germany' }],
        baseSalary: {
          currency: 'INR',
          value: { minValue: 900000, maxValue: 1200000, unitText: 'YEAR' },
        },
      },
    ],
    [
      { ...most, salary: { ...salary, to: salary.from } },
      { baseSalary: { value: { value: 900000 } } },
    ],
  ])('says with %j what they require, and only facts', async (facts, wanted) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31) / 1000));
    changeJob(facts);
    const postings = jobPosting('en', job.id);
    expect(postings).toMatchObject([wanted]);
    expect(await findStructuredDataErrors(postings)).toEqual([]);
  });

  it('is not listed before it is posted', () => {
    changeJob({});
    expect(jobPosting('en', job.id)).toEqual([]);
  });
});
