import { beforeEach, expect, it, vi } from 'vitest';
import { changeJob, job } from '#tests/changeJob.ts';
import { findStructuredDataErrors } from '#tests/structuredDataErrors.ts';
import { getStructuredData } from './structuredData.ts';

const posted = '2026-03-01';
const salary = { from: 900000, to: 1200000, currency: 'INR', period: 'year' } as const;

/** The opening as search engines list it, after its page. */
function postings(): unknown[] {
  const data = getStructuredData('en', { kind: 'opening', id: job.id });
  return JSON.parse(data)['@graph'].slice(1);
}

beforeEach(({ skip }) => {
  skip(!job, 'There are no openings.');
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31) / 1000));
});

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
it('an opening says to search engines what they require, and only facts', async () => {
  const told = {
    validThrough: '2026-04-30',
    workHours: '40',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'India' }, { name: 'Germany' }],
    baseSalary: { value: { minValue: 900000, maxValue: 1200000, unitText: 'YEAR' } },
  };
  changeJob({ posted, closes: '2026-04-30', hours: 40, salary, applicants: ['IN', 'DE'] });
  const whole = postings();
  expect(whole).toMatchObject([told]);
  changeJob({ posted, type: 'full-time' });
  const bare = postings();
  expect(bare).toMatchObject([{ datePosted: posted, employmentType: 'FULL_TIME' }]);
  for (const name of Object.keys(told)) expect(bare[0]).not.toHaveProperty(name);
  expect(await findStructuredDataErrors([...whole, ...bare])).toEqual([]);
});

it('an opening with one amount says no range', () => {
  changeJob({ posted, salary: { ...salary, to: salary.from } });
  expect(postings()).toMatchObject([{ baseSalary: { value: { value: 900000 } } }]);
});

it('an opening is not listed before it is posted', () => {
  changeJob({});
  expect(postings()).toEqual([]);
});
