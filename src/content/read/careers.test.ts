import { expect, it } from 'vitest';
import { getJobs } from '#src/content/load/facts.ts';
import { getWords } from '#src/content/load/words.ts';
import { mostOpenings } from '#src/content/schema/openings.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { limits } from '#src/islands/letter.ts';
import { getCareers } from './careers.ts';

const facts = getJobs();
const [some] = facts.jobs;

// Where the site has no job, there are no words of one to show.
it.skipIf(!some).each([
  [0, { lanes: 0, caption: 'kinds' }],
  [1, { lanes: 1, caption: 'each' }],
  [9, { lanes: 9, caption: 'each' }],
  [10, { lanes: 1, caption: 'kinds' }],
  [mostOpenings, { lanes: 1, caption: 'kinds' }],
] as const)('a list of %i openings tells of each, on as many lanes as fit: %j', (count, shown) => {
  const jobs = Array(count).fill(some);
  const { openings, jobs: list, filter } = getCareers('ru', { ...facts, jobs });
  const { caption } = getWords('ru', 'careers').openings;
  expect(list.caption).toBe(caption[shown.caption]);
  expect(openings.howToApply === null).toBe(count === 0);
  expect(list.lanes).toHaveLength(shown.lanes);
  expect(list.jobs).toHaveLength(count);
  for (const { about, apply, lane } of list.jobs) {
    expect(about.description).not.toBe('');
    expect(apply.href).toMatch(/^mailto:/);
    expect(list.lanes[lane]).toBeDefined();
  }
  expect(filter.all.label).toContain(String(count));
  // A category without jobs has no button.
  expect(filter.categories).toHaveLength(count === 0 ? 0 : 1);
  for (const { label } of filter.categories) expect(label).toContain(String(count));
});

it.each(languageCodes)('in "%s" a job says its years, and its letter fits into a link', (lang) => {
  for (const [index, { experience, apply }] of getCareers(lang, facts).jobs.jobs.entries()) {
    const { from, to } = facts.jobs[index]?.experience ?? {};
    expect(experience.match(/\d+/g)).toEqual([...new Set([from, to])].map(String));
    expect(new URL(apply.href).href.length).toBeLessThanOrEqual(limits.windows);
  }
});
