import { describe, expect, it } from 'vitest';
import { languageCodes } from '~/i18n/languages';
import { getCareers } from './careers';

it('counts the openings of each category instead of typing them', () => {
  const { jobBoard, jobs } = getCareers('en');
  expect(jobBoard.categories.map(({ label }) => label)).toEqual([
    'All 8',
    'Engineering 4',
    'Design 2',
    'Marketing 1',
    'Operations 1',
  ]);
  for (const { id } of jobBoard.categories.slice(1)) {
    const shown = jobs.jobs.filter(({ categoryId }) => categoryId === id);
    expect(jobBoard.categories.find((one) => one.id === id)?.label).toMatch(`${shown.length}`);
  }
});

it('announces a category in the plural its number asks for', () => {
  const announcement = (lang: 'en' | 'ru', id: string) =>
    getCareers(lang).jobBoard.categories.find((one) => one.id === id)?.announcement;
  expect(announcement('en', 'engineering')).toMatch(/^4 openings/);
  expect(announcement('en', 'marketing')).toMatch(/^1 opening /);
  expect(announcement('ru', 'all')).toMatch(/^8\sвакансий/);
  expect(announcement('ru', 'engineering')).toMatch(/^4\sвакансии/);
  expect(announcement('ru', 'marketing')).toMatch(/^1\sвакансия/);
});

it('lists the eight jobs with the places, types and years of their facts', () => {
  const { jobs } = getCareers('en').jobs;
  expect(jobs.map(({ place }) => place)).toEqual([...Array(7).fill('Remote / Surat'), 'Surat']);
  expect(jobs.at(-1)?.title).toBe('Operations Manager');
  expect(new Set(jobs.map(({ type }) => type))).toEqual(new Set(['Full-time']));
  expect(new Set(jobs.map(({ experience }) => experience))).toEqual(
    new Set(['1–3 years', '2–4 years', '3–5 years']),
  );
});

describe.each(languageCodes)('an application in "%s"', (lang) => {
  it('goes to the company with the job’s title in subject and body', () => {
    for (const { title, apply } of getCareers(lang).jobs.jobs) {
      const [address, query] = apply.href.split('?');
      const fields = new URLSearchParams(query);
      expect(address).toBe('mailto:hello@sutraloom.example');
      expect(fields.get('subject')).toContain(title);
      expect(fields.get('body')).toContain(title);
      expect(apply.name).toContain(title);
    }
  });
});
