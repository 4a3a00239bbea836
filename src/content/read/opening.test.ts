import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { getJobs } from '#src/content/load/facts.ts';
import type { Job } from '#src/content/schema/openings.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { getStructuredData } from '#src/share/structuredData.ts';
import { changeJob, job } from '#tests/changeJob.ts';
import { getCareers } from './careers.ts';
import { getHome } from './home.ts';
import { getOpening } from './opening.ts';

beforeEach(({ skip }) => {
  skip(!job, 'There are no openings.');
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31, 12) / 1000));
});

it.each(languageCodes)('in "%s" says in a whole sentence that it is closed', (lang) => {
  changeJob({ closes: '2026-03-30' });
  // Some languages end a date with a full stop.
  expect(getOpening(lang, job.id).atAGlance.closed?.text).toMatch(/^(?!.*\.\.).*2026.*[.।]$/);
});

it.each([
  ['2026-03-31', false],
  ['2026-03-30', true],
])('with %s as the last day is closed on 31 March: %s', (closes, isClosed) => {
  changeJob({ posted: '2026-03-01', closes, technologies: ['Jacquard'] });
  const { atAGlance, apply } = getOpening('en', job.id);
  expect(atAGlance.closed !== null).toBe(isClosed);
  expect([apply === null, atAGlance.apply === null]).toEqual([isClosed, isClosed]);
  const isListed = getCareers('en').jobs.jobs.some(({ id }) => id === job.id);
  const data = getStructuredData('en', { kind: 'opening', id: job.id });
  const { names } = getHome('en').whatWeHaveBuilt.technologies;
  const shown = [isListed, data.includes('JobPosting'), names.includes('Jacquard')];
  expect(shown).toEqual(Array(3).fill(!isClosed));
});

const same = {};
const other = { category: 'another' };

it.each<[others: Partial<Job>[], named: number, isAlone: boolean]>([
  [[], 0, true],
  [[other, other], 2, true],
  [[same, other], 1, false],
  [Array(12).fill(same), 8, false],
])('beside %j names %i, of its own kind if there are any', (others, named, isAlone) => {
  changeJob({});
  const { jobs } = getJobs();
  const before = jobs.splice(0, jobs.length, job, ...others.map((one) => ({ ...job, ...one })));
  onTestFinished(() => void jobs.splice(0, jobs.length, ...before));
  const shown = getOpening('en', job.id).others;
  expect(shown.jobs).toHaveLength(named);
  expect(shown.all.href).toBe(pathOf('careers', 'en') + (isAlone ? '' : `#${job.category}`));
});
