import { beforeEach, expect, test, vi } from 'vitest';
import { type Job, payPeriods } from '#src/content/schema/jobs.ts';
import { changeJob, job } from '#tests/changeJob.ts';
import { structuredDataFaults } from '#tests/structuredDataFaults.ts';
import { employmentTypes, jobPosting } from './jobPosting.ts';
import { getStructuredData } from './structuredData.ts';

const name = `careers/${job.id}` as const;

/** The posting of the first job with these facts, as a search engine reads it from the page. */
function posting(part: Partial<Job>): Record<string, unknown> | undefined {
  changeJob(part);
  const graph = JSON.parse(getStructuredData('en', name))['@graph'] as Record<string, unknown>[];
  return graph.find((node) => node['@type'] === 'JobPosting');
}

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31, 12) / 1000));
});

test('there is no posting until somebody has written down the day of posting', () => {
  expect(posting({ posted: undefined })).toBeUndefined();
  expect(posting({ posted: '2026-03-01' })).toBeDefined();
});

const settled = {
  posted: '2026-03-01',
  closes: '2026-04-30',
  hours: 40,
  salary: { from: 900000, to: 1200000, currency: 'INR', period: 'year' },
  applicants: ['IN', 'DE'],
} satisfies Partial<Job>;

test.each([
  [
    'least',
    { posted: settled.posted },
    [
      ...['applicantLocationRequirements', 'baseSalary', 'directApply'],
      ...['jobLocationType', 'validThrough'],
    ],
  ],
  ['most', settled, ['directApply']],
])(
  'with the %s that is known, schema.org has all its words and search engines miss nothing',
  async (_, facts, unknown) => {
    const found = await structuredDataFaults([posting(facts) ?? {}]);
    expect(found.faults).toEqual([]);
    // What a mail cannot promise, an application without another step, is never said.
    expect(found.unsaid).toEqual(unknown);
  },
);

test('the words of which search engines know a few are among these', () => {
  // https://developers.google.com/search/docs/appearance/structured-data/job-posting#job-posting-definition
  const kinds = 'FULL_TIME PART_TIME CONTRACTOR TEMPORARY INTERN VOLUNTEER PER_DIEM OTHER'.split(
    ' ',
  );
  for (const kind of Object.values(employmentTypes)) expect(kinds).toContain(kind);
  expect(posting({ posted: settled.posted })).toHaveProperty('employmentType');
  for (const period of payPeriods) {
    const salary = { ...settled.salary, period };
    const { unitText } = Object(posting({ posted: settled.posted, salary })?.baseSalary).value;
    expect(['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR']).toContain(unitText);
  }
});

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
test('has what search engines require, and of what they recommend only facts', () => {
  const least = posting({ posted: '2026-03-01' }) ?? {};
  expect(least).toMatchObject({
    title: expect.stringMatching(/^[^|–:]+$/),
    datePosted: '2026-03-01',
    hiringOrganization: { '@type': 'Organization', name: expect.any(String) },
    jobLocation: {
      address: { '@type': 'PostalAddress', addressCountry: expect.stringMatching(/^[A-Z]{2}$/) },
    },
    identifier: { '@type': 'PropertyValue', value: job.id },
    employmentType: 'FULL_TIME',
  });
  expect(least.description).toMatch(/^<p>[^<]{200,}<\/p>/);
  for (const property of ['validThrough', 'baseSalary', 'workHours', 'jobLocationType']) {
    expect(least).not.toHaveProperty(property);
  }
});

test('says how long, for how much and from where, once these are facts', () => {
  expect(posting(settled)).toMatchObject({
    validThrough: '2026-04-30',
    workHours: '40',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'India' },
      { '@type': 'Country', name: 'Germany' },
    ],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'INR',
      value: {
        '@type': 'QuantitativeValue',
        minValue: 900000,
        maxValue: 1200000,
        unitText: 'YEAR',
      },
    },
  });
  const fixed = { from: 500, to: 500, currency: 'EUR', period: 'week' } as const;
  expect(posting({ posted: '2026-03-01', salary: fixed })?.baseSalary).toMatchObject({
    value: { value: 500, unitText: 'WEEK' },
  });
});

test('no posting is left once the opening is closed', () => {
  changeJob({ posted: '2026-03-01', closes: '2026-03-30' });
  expect(jobPosting('en', name)).toEqual([]);
});

test('the list of openings has none', () => {
  changeJob({ posted: '2026-03-01' });
  expect(getStructuredData('en', 'careers')).not.toContain('JobPosting');
});
