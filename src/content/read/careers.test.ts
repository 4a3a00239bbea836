import { describe, expect, it } from 'vitest';
import { getCompany, getJobs } from '#src/content/load/facts.ts';
import { getWords } from '#src/content/load/words.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf } from '#src/i18n/paths.ts';
import { limits } from '#src/islands/letter.ts';
import { getCareers } from './careers.ts';

const facts = getJobs();
const [some] = facts.jobs;

// Where the site has no job, there are no words of one to show.
it.skipIf(!some).each([
  [0, { told: true, lanes: 0, caption: 'kinds' }],
  [1, { told: true, lanes: 1, caption: 'each' }],
  [9, { told: true, lanes: 9, caption: 'each' }],
  [10, { told: true, lanes: 1, caption: 'kinds' }],
  [24, { told: true, lanes: 1, caption: 'kinds' }],
  [25, { told: false, lanes: 1, caption: 'kinds' }],
] as const)('a list of %i jobs tells of each only if it is short: %j', (count, shown) => {
  const jobs = Array(count).fill(some);
  const { openings, jobs: list, filter } = getCareers('ru', { ...facts, jobs });
  const { caption } = getWords('ru', 'careers').openings;
  expect(list.caption).toBe(caption[shown.caption]);
  expect(openings.howToApply === null).toBe(count === 0);
  expect(list.lanes).toHaveLength(shown.lanes);
  expect(list.jobs).toHaveLength(count);
  for (const { about, apply, lane } of list.jobs) {
    expect([about !== null, apply !== null]).toEqual([shown.told, shown.told]);
    expect(list.lanes[lane]).toBeDefined();
  }
  // A category without jobs has no button.
  expect(filter.categories).toHaveLength(count === 0 ? 1 : 2);
  for (const { label } of filter.categories) expect(label).toContain(String(count));
});

describe.each(languageCodes)('each job of the site in "%s"', (lang) => {
  const { openings, jobs } = getCareers(lang, facts);
  const shown = jobs.jobs;
  const asked = openings.howToApply?.asked ?? [];

  it('says how many years of experience it asks for, and is applied for by a mail', () => {
    for (const [index, { title, href, experience, apply }] of shown.entries()) {
      const { from, to } = facts.jobs[index]?.experience ?? {};
      expect(experience.match(/\d+/g)).toEqual([...new Set([from, to])].map(String));
      if (!apply) continue;
      const { protocol, pathname, searchParams } = new URL(apply.href);
      expect(protocol + pathname).toBe(`mailto:${getCompany().email}`);
      const said = [searchParams.get('subject'), searchParams.get('body'), apply.name];
      for (const words of said) expect(words).toContain(title);
      expect(new URL(apply.href).href.length).toBeLessThanOrEqual(limits.windows);
      // Above the greeting, and a line for each thing that is asked for.
      const lines = searchParams.get('body')?.split('\r\n') ?? [];
      expect(lines[0]).toBe(addressOf(href));
      for (const label of asked) expect(lines.some((line) => line.startsWith(label))).toBe(true);
    }
  });
});
