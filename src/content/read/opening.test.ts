import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { getJobs } from '#src/content/load/facts.ts';
import type { Job } from '#src/content/schema/openings.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { getStructuredData } from '#src/share/structuredData.ts';
import { findStructuredDataErrors } from '#tests/structuredDataErrors.ts';
import { getCareers } from './careers.ts';
import { getHome } from './home.ts';
import { getOpening } from './opening.ts';

const [job] = getJobs().jobs as [Job, ...Job[]];
const posted = '2026-03-01';

beforeEach(({ skip }) => {
  skip(!job, 'There are no openings.');
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31, 12) / 1000));
});

/** Until the test ends, the first opening is there with these facts alone; so are the `others`. */
function changeJobs(facts: Partial<Job>, ...others: Partial<Job>[]): void {
  const { jobs } = getJobs();
  const { id, order, category, place, type, experience } = job;
  const changed = [facts, ...others].map((one) => {
    return { id, order, category, place, type, experience, ...one };
  });
  const before = jobs.splice(0, jobs.length, ...changed);
  onTestFinished(() => void jobs.splice(0, jobs.length, ...before));
}

/** The opening as search engines list it, after its page. */
function postings(): Record<string, unknown>[] {
  const data = getStructuredData('en', { kind: 'opening', id: job.id });
  return JSON.parse(data)['@graph'].slice(1);
}

it.each(languageCodes)('in "%s" says in a whole sentence that it is closed', (lang) => {
  changeJobs({ closes: '2026-03-30' });
  // Some languages end a date with a full stop.
  expect(getOpening(lang, job.id).atAGlance.closed?.text).toMatch(/^(?!.*\.\.).*2026.*[.।]$/);
});

it.each([
  ['2026-03-31', false],
  ['2026-03-30', true],
])('with %s as the last day is closed on 31 March: %s', (closes, isClosed) => {
  changeJobs({ posted, closes, technologies: ['Jacquard'] });
  const { atAGlance, apply } = getOpening('en', job.id);
  expect(atAGlance.closed !== null).toBe(isClosed);
  expect([apply === null, atAGlance.apply === null]).toEqual([isClosed, isClosed]);
  const listed = getCareers('en').list.openings.map(({ id }) => id);
  expect(listed.includes(job.id)).toBe(!isClosed);
  const { names } = getHome('en').whatWeHaveBuilt.technologies;
  expect(names.includes('Jacquard')).toBe(!isClosed);
  expect(postings()).toHaveLength(isClosed ? 0 : 1);
});

const same = {};
const other = { category: 'another' };

it.each<[others: Partial<Job>[], named: number, isAlone: boolean]>([
  [[], 0, true],
  [[other, other], 2, true],
  [[same, other], 1, false],
  [Array(12).fill(same), 8, false],
])('beside %j names %i, of its own kind if there are any', (others, named, isAlone) => {
  changeJobs({}, ...others);
  const shown = getOpening('en', job.id).others;
  expect(shown.openings).toHaveLength(named);
  expect(shown.all.href).toBe(pathOf('careers', 'en') + (isAlone ? '' : `#${job.category}`));
});

// https://developers.google.com/search/docs/appearance/structured-data/job-posting
it('says to search engines what they require, and only facts', async () => {
  const salary = { from: 900000, to: 1200000, currency: 'INR', period: 'year' } as const;
  const facts = { closes: '2026-04-30', hours: 40, salary, applicants: ['IN', 'DE'] };
  const told = {
    validThrough: '2026-04-30',
    workHours: '40',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [{ name: 'India' }, { name: 'Germany' }],
    baseSalary: { value: { minValue: 900000, maxValue: 1200000, unitText: 'YEAR' } },
  };
  changeJobs({ posted, ...facts });
  const whole = postings();
  expect(whole).toMatchObject([told]);
  changeJobs({ posted, type: 'full-time' });
  const bare = postings();
  expect(bare).toMatchObject([{ datePosted: posted, employmentType: 'FULL_TIME' }]);
  for (const name of Object.keys(told)) expect(bare[0]).not.toHaveProperty(name);
  expect(await findStructuredDataErrors([...whole, ...bare])).toEqual([]);
  changeJobs({ ...facts });
  expect(postings()).toEqual([]);
});
