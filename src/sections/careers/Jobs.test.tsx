import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Jobs } from './Jobs.tsx';

const job = (number: number) => ({
  id: `job-${number}`,
  categoryId: 'engineering',
  lane: 0,
  weave: 'twill' as const,
  thread: 'ink' as const,
  title: `[title ${number}]`,
  about: { lead: '[lead]', rest: '[rest]', skills: [] },
  category: '[category]',
  place: '[place]',
  type: '[type]',
  experience: '[experience]',
  href: '/careers/job',
  apply: { href: 'mailto:hello@sutraloom.example', label: '[apply]', name: '[apply for it]' },
});

const labels = {
  skills: '[skills]',
  category: '[category]',
  place: '[place]',
  type: '[type]',
  experience: '[experience]',
};

/** The numbers of the jobs, list by list. */
function listed(amount: number): number[][] {
  const jobs = Array.from({ length: amount }, (_, number) => job(number));
  const html = renderToStaticMarkup(<Jobs labels={labels} text="[text]" lanes={[]} jobs={jobs} />);
  return html
    .split('data-jobs')
    .slice(1)
    .map((list) => [...list.matchAll(/data-job="job-(\d+)"/g)].map(([, number]) => Number(number)));
}

it('keeps few jobs in one list', () => {
  expect(listed(24)).toEqual([Array.from({ length: 24 }, (_, number) => number)]);
});

it('parts many jobs into lists, each in its place', () => {
  const lists = listed(60);
  expect(lists.map(({ length }) => length)).toEqual([24, 24, 12]);
  expect(lists.flat()).toEqual(Array.from({ length: 60 }, (_, number) => number));
});
