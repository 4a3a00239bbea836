import { describe, expect, it } from 'vitest';
import { getCompany } from '#src/content/load/company.ts';
import { getJobs } from '#src/content/load/jobs.ts';
import { getTranslate } from '#src/content/load/words.ts';
import { keepTogether } from '#src/i18n/keepTogether.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { limits } from '#src/islands/handOver.ts';
import { getCareers } from './careers.ts';

const { jobs, ...facts } = getJobs();

/** The careers page with these jobs, each of them some job of the site's with a part changed. */
function careersWith(lang: LanguageCode, ...changes: object[]) {
  const [job] = jobs;
  if (!job) throw new Error('These tests need one job in content/jobs.json.');
  return getCareers(lang, { ...facts, jobs: changes.map((change) => ({ ...job, ...change })) });
}

it('counts the openings of each category instead of typing them', () => {
  const { filter, jobs: shown } = getCareers('en');
  for (const { id, label } of filter.categories) {
    const own = shown.jobs.filter(({ categoryId }) => id === 'all' || categoryId === id);
    expect(label).toMatch(new RegExp(` ${own.length}$`));
  }
  expect(shown.jobs).toHaveLength(jobs.length);
});

it('has no button for a category without openings', () => {
  const [first] = facts.categories;
  const { filter } = careersWith('en', { category: first?.id });
  expect(filter.categories.map(({ id }) => id)).toEqual(['all', first?.id]);
  expect(getCareers('en', { ...facts, jobs: [] }).filter.categories).toHaveLength(1);
});

it('tells what the work is and takes applications in a short list, and leaves both to the pages of a long one', () => {
  const told = (amount: number) =>
    careersWith('en', ...Array(amount).fill({})).jobs.jobs.map(
      ({ about, apply }) => `${about !== null} ${apply !== null}`,
    );
  expect(new Set(told(24))).toEqual(new Set(['true true']));
  expect(new Set(told(25))).toEqual(new Set(['false false']));
});

it('announces a category in the plural its number asks for', () => {
  const announced = (lang: 'en' | 'ru', count: number) =>
    careersWith(lang, ...Array(count).fill({})).filter.categories[0]?.announcement;
  expect(announced('en', 4)).toMatch(/^4 open positions/);
  expect(announced('en', 1)).toMatch(/^1 open position\b(?!s)/);
  expect(announced('ru', 8)).toMatch(/^8\sвакансий/);
  expect(announced('ru', 4)).toMatch(/^4\sвакансии/);
  expect(announced('ru', 1)).toMatch(/^1\sвакансия/);
});

it('lists the jobs with the places, types and years of their facts', () => {
  const t = getTranslate('en');
  expect(getCareers('en').jobs.jobs.map(({ id, place, type }) => ({ id, place, type }))).toEqual(
    jobs.map(({ id, place, type }) => ({
      id,
      place: t(`careers:openings.places.${place}`),
      type: t(`careers:openings.types.${type}`),
    })),
  );
});

it.each([
  ['en', { from: 1, to: 3 }, '1–3 years'],
  ['en', { from: 0, to: 1 }, '0–1 year'],
  ['en', { from: 1, to: 1 }, '1 year'],
  ['en', { from: 5, to: 5 }, '5 years'],
  ['ru', { from: 2, to: 2 }, '2 года'],
  ['ru', { from: 5, to: 5 }, '5 лет'],
] as const)('says in "%s" how long the experience %j is: %s', (lang, experience, said) => {
  const [job] = careersWith(lang, { experience }).jobs.jobs;
  expect(job?.experience.replaceAll('\u00a0', ' ')).toBe(said);
});

describe.each(languageCodes)('the openings in "%s"', (lang) => {
  it('say how many stripes the cloth has and for how many openings', () => {
    const { caption } = getCareers(lang).weaving;
    expect(caption.match(/\d+/g) ?? []).toEqual([`${jobs.length}`, `${jobs.length}`]);
    const one = careersWith(lang, {}).weaving.caption;
    const many = careersWith(lang, ...Array(30).fill({})).weaving.caption;
    const ofKinds = getTranslate(lang)('careers:openings.caption.kinds', { count: 30 });
    expect(many).toBe(ofKinds);
    expect(new Set([caption, one, many]).size).toBe(3);
  });

  it('say that none is open, and give no steps to apply, where none is', () => {
    const { weaving, jobs: list, openings } = careersWith(lang);
    expect(weaving.caption).toBe(getTranslate(lang)('careers:openings.none'));
    expect(weaving.howToApply).toBeNull();
    expect(weaving.isFinished).toBe(true);
    expect(list.jobs).toEqual([]);
    expect(list.lanes).toEqual([]);
    expect(openings.stripes).toBe(facts.categories.length);
  });

  it('show the first sentence of a description and keep the rest', () => {
    const t = getTranslate(lang);
    for (const { id, about } of getCareers(lang).jobs.jobs) {
      const { lead = '', rest } = about ?? {};
      const whole = t(`careers:openings.jobs.${id}.description`);
      expect(`${lead} ${rest}`).toBe(keepTogether(whole, lang));
      expect(lead).toMatch(/[.!?।]$/);
      expect(lead.length, lead).toBeGreaterThan(25);
      expect(lead.length, lead).toBeLessThan(300);
    }
  });
});

it('gives each opening a lane of its own, and many a lane of their category', () => {
  const few = getCareers('en').jobs;
  expect(few.lanes).toEqual([]);
  expect(few.jobs.map(({ lane }) => lane)).toEqual(few.jobs.map((_, place) => place));
  const many = careersWith('en', ...Array(30).fill({})).jobs;
  expect(many.lanes).toHaveLength(1);
  expect(new Set(many.jobs.map(({ lane }) => lane))).toEqual(new Set([0]));
});

describe.each(languageCodes)('an application in "%s"', (lang) => {
  it('goes to the company with the job’s title in subject and body', () => {
    for (const { title, apply } of getCareers(lang).jobs.jobs) {
      const { href = '', name } = apply ?? {};
      const [address, query] = href.split('?');
      const fields = new URLSearchParams(query);
      expect(address).toBe(`mailto:${getCompany().email}`);
      expect(fields.get('subject')).toContain(title);
      expect(fields.get('body')).toContain(title);
      expect(name).toContain(title);
      expect(href.length).toBeLessThanOrEqual(limits.windows);
    }
  });
});
