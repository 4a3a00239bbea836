import { describe, expect, it } from 'vitest';
import { getCompany, getJobs } from '#src/content/load/facts.ts';
import { getTranslate } from '#src/content/load/words.ts';
import { keepTogether } from '#src/i18n/keepTogether.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { limits } from '#src/islands/handOver.ts';
import { getCareers } from './careers.ts';

const { jobs, ...facts } = getJobs();
const [some] = jobs;

/** The careers page with these jobs, each of them the site's first with a part changed: only that has words. */
function careersWith(lang: LanguageCode, ...changes: object[]) {
  return getCareers(lang, {
    ...facts,
    jobs: changes.map((change) => ({ ...some, ...change }) as never),
  });
}
const times = (amount: number) => Array<object>(amount).fill({});

it.each(languageCodes)('says in "%s" that no job is open, and gives no steps to apply', (lang) => {
  const { weaving, jobs: list, filter } = careersWith(lang);
  expect(weaving.caption).toBe(getTranslate(lang)('careers:openings.none'));
  expect(weaving.howToApply).toBeNull();
  expect(weaving.isFinished).toBe(true);
  expect(weaving.stripes).toHaveLength(facts.categories.length);
  expect([list.jobs, list.lanes]).toEqual([[], []]);
  expect(filter.categories).toHaveLength(1);
});

// Where the site has no job, there are no words of one to show.
describe.skipIf(!some)('the list of jobs', () => {
  it('has a button for each category with jobs, which says how many', () => {
    const { filter } = careersWith('en', ...times(5));
    expect(filter.categories.map(({ id }) => id)).toEqual(['all', some?.category]);
    for (const { label } of filter.categories) expect(label).toContain('5');
  });

  it.each([
    [1, { told: true, lanes: 1, kind: 'each' }],
    [9, { told: true, lanes: 9, kind: 'each' }],
    [10, { told: true, lanes: 1, kind: 'kinds' }],
    [24, { told: true, lanes: 1, kind: 'kinds' }],
    [25, { told: false, lanes: 1, kind: 'kinds' }],
  ])('of %i leaves telling and applying to their pages only if it is long: %j', (amount, shown) => {
    const { weaving, jobs } = careersWith('ru', ...times(amount));
    const t = getTranslate('ru');
    expect(weaving.caption).toBe(t(`careers:openings.caption.${shown.kind}`, { count: amount }));
    expect(jobs.lanes).toHaveLength(shown.lanes);
    expect(jobs.jobs).toHaveLength(amount);
    for (const { about, apply, lane } of jobs.jobs) {
      expect([about !== null, apply !== null]).toEqual([shown.told, shown.told]);
      expect(jobs.lanes[lane]).toBeDefined();
    }
  });

  it.each(languageCodes)('announces in "%s" each number in the plural it asks for', (lang) => {
    for (const count of [1, 2, 5]) {
      const [all] = careersWith(lang, ...times(count)).filter.categories;
      expect(all?.announcement).toBe(
        getTranslate(lang)('careers:openings.announcement.all', { count }),
      );
    }
  });

  it.each(languageCodes)('says in "%s" how many years of experience a job asks for', (lang) => {
    const numbers = (experience: { from: number; to: number }) =>
      careersWith(lang, { experience }).jobs.jobs[0]?.experience.match(/\d+/g);
    expect(numbers({ from: 1, to: 3 })).toEqual(['1', '3']);
    expect(numbers({ from: 5, to: 5 })).toEqual(['5']);
  });
});

describe.each(languageCodes)('each job of the site in "%s"', (lang) => {
  const t = getTranslate(lang);
  const shown = getCareers(lang, getJobs()).jobs.jobs;

  it('shows the first sentence of its description and keeps the rest', () => {
    for (const { id, about } of shown) {
      if (!about) continue;
      const whole = t(`careers:openings.jobs.${id}.description`);
      expect(`${about.lead} ${about.rest}`.trim()).toBe(keepTogether(whole, lang));
      expect(about.lead).toMatch(/[.!?।…]$/);
    }
  });

  it('is applied for by a mail to the company that names it in subject and body', () => {
    for (const { title, apply } of shown) {
      if (!apply) continue;
      const { protocol, pathname, searchParams } = new URL(apply.href);
      expect(protocol + pathname).toBe(`mailto:${getCompany().email}`);
      expect(searchParams.get('subject')).toContain(title);
      expect(searchParams.get('body')).toContain(title);
      expect(apply.name).toContain(title);
      expect(apply.href.length).toBeLessThanOrEqual(limits.windows);
    }
  });
});
