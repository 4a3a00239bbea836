import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { getJobs } from '#src/content/load/facts.ts';
import type { Job } from '#src/content/schema/openings.ts';
import { formatDate, formatMoney } from '#src/i18n/formats.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { pathOf } from '#src/i18n/paths.ts';
import { jobPosting } from '#src/share/structuredData.ts';
import { changeJob, job } from '#tests/changeJob.ts';
import { getCareers } from './careers.ts';
import { getHome } from './home.ts';
import { getOpening } from './opening.ts';

const salary = { from: 30000, to: 40000, currency: 'EUR', period: 'year' } as const;

beforeEach(() => {
  vi.stubEnv('SOURCE_DATE_EPOCH', String(Date.UTC(2026, 2, 31, 12) / 1000));
});

describe.skipIf(!job).each(languageCodes)('an opening in "%s"', (lang) => {
  it('shows the facts that somebody has filled in, each under a label of its own', () => {
    changeJob({});
    const before = getOpening(lang, job.id).atAGlance.facts.length;
    changeJob({ posted: '2026-03-01', closes: '2026-04-30', hours: 40, salary });
    const { facts } = getOpening(lang, job.id).atAGlance;
    expect(new Set(facts.map(({ label }) => label)).size).toBe(facts.length);
    const [pay = '', hours = '', ...days] = facts.slice(before).map(({ value }) => value);
    expect(pay).toContain(formatMoney(salary, lang));
    expect(hours).toContain('40');
    expect(days).toEqual([formatDate('2026-03-01', lang), formatDate('2026-04-30', lang)]);
  });

  it('says in whole sentences that it is closed', () => {
    changeJob({ closes: '2026-03-30' });
    // Some languages end a date with a full stop.
    expect(getOpening(lang, job.id).atAGlance.closed?.text).toMatch(/^(?!.*\.\.).*2026.*[.।]$/);
  });
});

describe.skipIf(!job)('an opening', () => {
  it.each([
    ['2026-04-01', false],
    ['2026-03-31', false],
    ['2026-03-30', true],
  ])('with %s as the last day is closed on 31 March: %s', (closes, isClosed) => {
    changeJob({ posted: '2026-03-01', closes });
    const { atAGlance, apply } = getOpening('en', job.id);
    expect(atAGlance.closed !== null).toBe(isClosed);
    expect([apply === null, atAGlance.apply === null]).toEqual([isClosed, isClosed]);
    const listed = getCareers('en').jobs.jobs.map(({ id }) => id);
    expect(listed.includes(job.id)).toBe(!isClosed);
    expect(jobPosting('en', job.id)).toHaveLength(isClosed ? 0 : 1);
  });

  it('puts its technologies before its skills and, until it closes, on the home page', () => {
    const named = () => getHome('de').whatWeHaveBuilt.technologies.names.includes('Jacquard');
    changeJob({ technologies: ['Jacquard'] });
    expect(getOpening('de', job.id).work.lists.skills[0]).toBe('Jacquard');
    expect(named()).toBe(true);
    changeJob({ technologies: ['Jacquard'], closes: '2026-03-30' });
    expect(named()).toBe(false);
  });

  it.each<[others: Partial<Job>[], named: number, isAlone: boolean]>([
    [[], 0, true],
    [[{ category: 'another' }, { category: 'another' }], 2, true],
    [[{}, { category: 'another' }], 1, false],
    [Array(12).fill({}), 8, false],
  ])('beside %j names %i, of its own kind if there are any', (others, named, isAlone) => {
    changeJob({});
    const { jobs } = getJobs();
    const before = jobs.splice(0, jobs.length, job, ...others.map((one) => ({ ...job, ...one })));
    onTestFinished(() => void jobs.splice(0, jobs.length, ...before));
    const shown = getOpening('en', job.id).others;
    expect(shown.jobs).toHaveLength(named);
    expect(shown.all.href).toBe(pathOf('careers', 'en') + (isAlone ? '' : `#${job.category}`));
  });
});
