import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { JobBoard } from './JobBoard.tsx';

const category = (id: string) => ({
  id,
  label: `[${id}.label]`,
  announcement: `[${id}.announcement]`,
});
const job = (id: string, of: string) => (
  <li data-job={id} data-category={of}>
    [{id}]
  </li>
);

const html = renderToStaticMarkup(
  <JobBoard
    filterLabel="[filter.label]"
    categories={['all', 'engineering', 'design'].map(category)}
  >
    <ul data-jobs="">
      {job('weaver', 'engineering')}
      {job('dyer', 'design')}
    </ul>
  </JobBoard>,
);

describe('the job board before hydration', () => {
  it('lists every job, none of them hidden', () => {
    const jobs = [...html.matchAll(/data-job="(\w+)" data-category="(\w+)"/g)];
    expect(jobs.map(([, id, of]) => [id, of])).toEqual([
      ['weaver', 'engineering'],
      ['dyer', 'design'],
    ]);
    expect(html).not.toContain('hidden');
  });

  it('starts with the first category pressed and no other', () => {
    const pressed = [...html.matchAll(/aria-pressed="(\w+)">([^<]*)</g)];
    expect(pressed.map(([, state, label]) => [label, state])).toEqual([
      ['[all.label]', 'true'],
      ['[engineering.label]', 'false'],
      ['[design.label]', 'false'],
    ]);
  });

  it('has nothing to announce yet', () => {
    expect(html).toMatch(/<p role="status"[^>]*><\/p>/);
  });

  it('keeps the buttons out of sight until they work', () => {
    expect(html).toMatch(
      /<div role="group" aria-label="\[filter.label\]"[^>]*data-hydrated="false"/,
    );
  });

  it('says only the words it was given', () => {
    const spoken = html.replace(/<[^>]*>/g, ' ').replace(/\[[\w.]+\]/g, '');
    expect(spoken).not.toMatch(/\p{L}/u);
    expect(html).not.toMatch(/(aria-label|title|placeholder|alt)="(?!\[)/);
    expect(html).not.toContain('style=');
  });
});
