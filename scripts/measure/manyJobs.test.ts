import { expect, test } from 'vitest';
import { grownJobs, grownWords } from './manyJobs.ts';

const facts = { categories: ['design'], jobs: [{ id: 'weaver' }, { id: 'dyer' }] };
const words = {
  meta: 'kept',
  openings: { heading: 'kept', jobs: { dyer: { title: 'Dyer' }, weaver: { title: 'Weaver' } } },
};

test('grows the facts to any number of jobs, each under an id of its own', () => {
  expect(grownJobs(facts, 3)).toEqual({
    categories: ['design'],
    jobs: [{ id: 'weaver-1' }, { id: 'dyer-2' }, { id: 'weaver-3' }],
  });
});

test('gives every job the words of the one it repeats', () => {
  expect(grownWords(words, facts, 3)).toEqual({
    meta: 'kept',
    openings: {
      heading: 'kept',
      jobs: {
        'weaver-1': { title: 'Weaver 1' },
        'dyer-2': { title: 'Dyer 2' },
        'weaver-3': { title: 'Weaver 3' },
      },
    },
  });
});
