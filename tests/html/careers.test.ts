import { describe, expect, test } from 'vitest';
import { company, facts, type Json, words } from '#tests/siteData.ts';
import { attributes, named, one, pages, text, texts } from './built.ts';

const { jobs } = facts('jobs');

describe.each(pages.filter(({ page }) => page === 'careers'))('$name', ({ language, document }) => {
  const careers = words(language, 'careers');
  const { labels, categories, places, types, experience } = careers.openings;

  test('begins with the join-us teaser, which leads to the openings', () => {
    const teaser = one(document, 'main > section:first-child');
    expect(teaser.id).toBe('join-us');
    expect(texts(teaser, 'h1')).toEqual([careers.joinUs.heading]);
    expect(attributes(teaser, 'a', 'href')).toEqual(['#openings']);
    expect(texts(document, '#openings h2')).toEqual([careers.openings.heading]);
  });

  test('shows six values of the culture', () => {
    const { items } = careers.culture;
    expect(items).toHaveLength(6);
    expect(texts(document, '#culture li')).toEqual(
      items.map(({ title, text }: Json) => title + text),
    );
  });

  test('shows four benefits: salary, remote, learning, health', () => {
    const { items } = careers.benefits;
    const shown = ['competitive-salary', 'remote-first', 'learning-budget', 'health-and-wellness'];
    expect(texts(document, '#benefits li h3')).toEqual(shown.map((id) => items[id].title));
    expect(texts(document, '#benefits li p')).toEqual(shown.map((id) => items[id].text));
  });

  test('tells everything about each job once, in the order of the facts', () => {
    expect(attributes(document, '[data-job]', 'data-job')).toEqual(jobs.map(({ id }: Json) => id));
    for (const { id, category, place, type, experience: years } of jobs) {
      const job = one(document, `[data-job="${id}"]`);
      const { title, description, skills } = careers.openings.jobs[id];
      expect(texts(job, 'h3')).toEqual([title]);
      // The first sentence opens the rest.
      expect(texts(job, 'details > summary, details > p').join(' ')).toBe(description);
      expect(texts(job, 'li')).toEqual(skills);
      expect(texts(job, 'dl > div')).toEqual([
        labels.category + categories[category],
        labels.place + places[place],
        labels.type + types[type],
        labels.experience + yearsOf(years),
      ]);
    }
  });

  test('draws a stripe and a lane for each opening, which all cross each other once', () => {
    const ids = jobs.map(({ id }: Json) => id);
    expect(attributes(document, '[data-stripe]', 'data-stripe')).toEqual(ids);
    const years = (name: string) => attributes(document, `[data-${name}]`, `data-${name}`);
    expect(years('woven')).toEqual(jobs.map(({ experience: { from } }: Json) => `${from}`));
    expect(years('open')).toEqual(jobs.map(({ experience: { from, to } }: Json) => `${to - from}`));
    const lanes = ids.map((_: string, lane: number) => `${lane}`);
    expect(attributes(document, '[data-job]', 'data-lane')).toEqual(lanes);
    const over = attributes(document, '[data-over]', 'data-over').map(Number);
    expect(over.reduce((sum, one) => sum + one, 0)).toBe((ids.length * (ids.length - 1)) / 2);
  });

  test('opens an application mail for each job', () => {
    const { apply, applyLabel, applySubject } = careers.openings;
    for (const { id } of jobs) {
      const { title } = careers.openings.jobs[id];
      const job = one(document, `[data-job="${id}"]`);
      const link = named(job, 'a', applyLabel.replace('{{title}}', title));
      expect(text(link)).toBe(apply);
      const mail = new URL(link.getAttribute('href') ?? '');
      expect(mail.protocol + mail.pathname).toBe(`mailto:${company.email}`);
      expect([...mail.searchParams.keys()]).toEqual(['subject', 'body']);
      expect(mail.searchParams.get('subject')).toBe(applySubject.replace('{{title}}', title));
      expect(mail.searchParams.get('body')).toContain(title);
      expect(mail.search).not.toContain('+');
    }
  });

  function yearsOf({ from, to }: { from: number; to: number }): string {
    const form = `${from === to ? 'exact' : 'range'}_${new Intl.PluralRules(language).select(to)}`;
    const values: Record<string, number> = { from, to, count: to };
    return experience[form].replace(/\{\{(\w+)\}\}/g, (_: string, name: string) =>
      String(values[name]),
    );
  }
});
