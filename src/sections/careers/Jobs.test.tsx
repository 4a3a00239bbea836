import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Jobs } from './Jobs.tsx';

const label = '[label]';
const labels = { skills: label, category: label, place: label, type: label, experience: label };
const job = (number: number) => ({
  ...labels,
  id: `job-${number}`,
  categoryId: 'engineering',
  lane: 0,
  weave: 'twill' as const,
  thread: 'ink' as const,
  title: '[title]',
  about: { lead: '[lead]', rest: '[rest]', skills: [] },
  href: `/careers/job-${number}`,
  apply: null,
});

// A browser skips the lists that are out of view.
it.each([0, 1, 24, 25, 60])(
  'shows each of %i jobs once, in its place, in lists of 24 at most',
  (amount) => {
    const jobs = Array.from({ length: amount }, (_, number) => job(number));
    const html = renderToStaticMarkup(
      <Jobs labels={labels} text="[text]" lanes={[]} isEach={false} jobs={jobs} />,
    );
    const lists = html.split('data-jobs').slice(1);
    const listed = lists.map((list) => list.match(/(?<=href=")[^"]+/g) ?? []);
    expect(listed.flat()).toEqual(jobs.map(({ href }) => href));
    expect(lists).toHaveLength(Math.ceil(amount / 24));
  },
);
