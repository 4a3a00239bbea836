import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Job, payPeriods } from '#src/content/schema/jobs.ts';
import { changeJob, job } from '#tests/changeJob.ts';
import { structuredDataFaults } from '#tests/structuredDataFaults.ts';
import { employmentTypes } from './jobPosting.ts';
import { getStructuredData } from './structuredData.ts';

const salary = { from: 900000, to: 1200000, currency: 'INR', period: 'year' } as const;
const least = { posted: '2026-03-01', type: 'full-time' };
const most = { ...least, closes: '2026-04-30', hours: 40, salary, applicants: ['IN', 'DE'] };

/** The posting of a job with these facts, as a search engine reads it from a page. */
function postingOf(
  facts: Partial<Job>,
  page: 'careers' | `careers/${string}` = `careers/${job.id}`,
) {
  changeJob(facts);
  const graph = JSON.parse(getStructuredData('en', page))['@graph'] as Record<string, unknown>[];
  return graph.find((node) => node['@type'] === 'JobPosting');
}

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31, 12) / 1000));
});

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
describe.skipIf(!job)('an opening, as search engines list it', () => {
  it.each<[when: string, facts: Partial<Job>, isListed: boolean]>([
    ['nobody has written down the day of posting', {}, false],
    ['it is posted', least, true],
    ['it is closed', { ...least, closes: '2026-03-30' }, false],
  ])('is listed or not where %s', (_, facts, isListed) => {
    expect(postingOf(facts) !== undefined).toBe(isListed);
    expect(postingOf(facts, 'careers')).toBeUndefined();
  });

  const unknown = [
    'applicantLocationRequirements',
    'baseSalary',
    'jobLocationType',
    'validThrough',
  ];
  it.each<[Partial<Job>, string[]]>([
    [least, unknown],
    [most, []],
  ])(
    'says with %j what they require, and of what they recommend only facts',
    async (facts, unsaid) => {
      const posting = postingOf(facts) ?? {};
      const found = await structuredDataFaults([posting]);
      expect(found.faults).toEqual([]);
      // What a mail cannot promise, an application without another step, is never said.
      expect(found.unsaid.sort()).toEqual([...unsaid, 'directApply'].sort());
      for (const property of unsaid) expect(posting).not.toHaveProperty(property);
      expect(posting).toMatchObject({ datePosted: '2026-03-01', employmentType: 'FULL_TIME' });
      expect(posting.title).toMatch(/^[^|–:]+$/);
      expect(posting.description).toMatch(/^<p>[^<]{200,}<\/p>/);
    },
  );

  it('says how long, for how much and from where, once these are facts', () => {
    const range = { minValue: 900000, maxValue: 1200000, unitText: 'YEAR' };
    expect(postingOf(most)).toMatchObject({
      validThrough: '2026-04-30',
      workHours: '40',
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'India' }, { name: 'Germany' }],
      baseSalary: { currency: 'INR', value: range },
    });
  });

  it('uses the words for pay and employment that search engines know', () => {
    for (const period of payPeriods) {
      const fixed = { ...salary, to: salary.from, period };
      const { value } = Object(postingOf({ ...least, salary: fixed })?.baseSalary);
      expect(value.value).toBe(salary.from);
      expect(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).toContain(value.unitText);
    }
    const kinds = 'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER';
    for (const kind of Object.values(employmentTypes)) expect(kinds.split(' ')).toContain(kind);
  });
});
