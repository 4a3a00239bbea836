import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { getJobs } from '#src/content/load/jobs.ts';
import type { Job } from '#src/content/schema/jobs.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { jobPosting } from '#src/share/jobPosting.ts';
import { changeJob, job } from '#tests/changeJob.ts';
import { getCareers } from './careers.ts';
import { getOpening } from './opening.ts';

const second = getJobs().jobs[1] as Job;

const settled: Partial<Job> = {
  posted: '2026-03-01',
  closes: '2026-04-30',
  hours: 40,
  salary: { from: 30000, to: 40000, currency: 'EUR', period: 'year' },
};

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31, 12) / 1000));
});

test('shows the facts of its own that somebody has filled in, as each language writes them', () => {
  const before = getOpening('en', job.id).atAGlance.facts.length;
  changeJob(settled);
  const facts = (lang: 'en' | 'de' | 'ru') =>
    getOpening(lang, job.id)
      .atAGlance.facts.slice(before)
      .map(({ label, value }) => `${label}: ${value}`.replace(/\s/g, ' '));
  expect(facts('en')).toEqual([
    'Salary: €30,000 – €40,000 a year',
    'Hours: 40 hours a week',
    'Posted: 1 March 2026',
    'Apply by: 30 April 2026',
  ]);
  expect(facts('de')).toEqual([
    'Gehalt: 30.000–40.000 € im Jahr',
    'Umfang: 40 Stunden pro Woche',
    'Ausgeschrieben: 1. März 2026',
    'Bewerben bis: 30. April 2026',
  ]);
  expect(facts('ru')[1]).toBe('Рабочее время: 40 часов в неделю');
});

test.each(languageCodes)('in "%s" a closed opening says so in whole sentences', (lang) => {
  changeJob({ closes: '2026-03-30' });
  // Some languages end a date with a full stop.
  expect(getOpening(lang, job.id).atAGlance.closed?.text).toMatch(/^(?!.*\.\.).*2026.*[.।]$/);
});

test.each(languageCodes)('in "%s" each fact has a label of its own', (lang) => {
  changeJob(settled);
  const labels = getOpening(lang, job.id).atAGlance.facts.map(({ label }) => label);
  expect(new Set(labels).size, labels.join(', ')).toBe(8);
});

test.each([
  ['2026-04-01', false],
  ['2026-03-31', false],
  ['2026-03-30', true],
])('with %s as the last day, on 31 March it is closed: %s', (closes, isClosed) => {
  changeJob({ posted: '2026-03-01', closes });
  const { atAGlance, apply, meta } = getOpening('en', job.id);
  expect(atAGlance.closed !== null).toBe(isClosed);
  expect(atAGlance.mark).toBe(isClosed ? 'Closed' : 'Open position');
  expect(apply === null).toBe(isClosed);
  expect(/closed/.test(meta.description)).toBe(isClosed);
  const listed = getCareers('en').jobs.jobs.map(({ id }) => id);
  expect(listed.includes(job.id)).toBe(!isClosed);
  const near = getOpening('en', second.id).others.jobs.map(({ id }) => id);
  expect(near.includes(job.id)).toBe(!isClosed && job.category === second.category);
  expect(jobPosting('en', `careers/${job.id}`)).toHaveLength(isClosed ? 0 : 1);
});

test('puts the address of the opening into the letter of application', () => {
  for (const lang of languageCodes) {
    const { button, link } = getOpening(lang, job.id).apply ?? {};
    expect(new URL(button?.href ?? '').searchParams.get('body')).toContain(link?.address);
    expect(link?.address).toMatch(new RegExp(`/careers/${job.id}$`));
  }
});

test('names openings of other kinds where there is none of its own', () => {
  const { jobs } = getJobs();
  const alone = jobs.find(({ category }) => category !== job.category) as Job;
  changeJob({ category: alone.category });
  const others = jobs.splice(2);
  onTestFinished(() => void jobs.push(...others));
  jobs[1] = second;
  const said = getOpening('en', job.id).others;
  expect(said.jobs.map(({ id }) => id)).toEqual([second.id]);
  expect(said.heading).not.toContain(' in ');
  expect(said.all.href).toBe('/careers');
});

test('names at most eight of the other openings, from the next one on', () => {
  // Only the site's own jobs have words, so one of them stands for all others.
  const { jobs } = getJobs();
  const others = Array<Job>(12).fill({ ...second, category: job.category });
  const amount = jobs.push(...others) - others.length;
  onTestFinished(() => void jobs.splice(amount));
  expect(getOpening('en', job.id).others.jobs).toHaveLength(8);
});
