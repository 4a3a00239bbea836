import { expect, it } from 'vitest';
import { weaveKinds } from '#src/content/schema/jobs.ts';
import { lifts, repeatOf, weaves } from './lifts.ts';
import { apart } from './samples.tsx';

it.each(weaves)('%s holds together: no thread is loose for more than eight crossings', (weave) => {
  // More than a repeat of any, and the eight crossings after it.
  const threads = Array.from({ length: 24 }, (_, thread) => thread);
  const cloth = threads.flatMap((one) => [
    threads.map((other) => Number(lifts(weave, one, other))).join(''),
    threads.map((other) => Number(lifts(weave, other, one))).join(''),
  ]);
  expect(cloth.filter((thread) => /(.)\1{8}/.test(thread))).toEqual([]);
});

it.each(weaveKinds)(
  '%s by the yard has whole repeats between ends of the page’s thread',
  (weave) => {
    expect(apart % repeatOf(weave).columns).toBe(0);
  },
);
