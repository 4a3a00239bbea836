import { expect, it } from 'vitest';
import { weaveKinds } from '#src/content/schema/jobs.ts';
import { lifts, repeatOf, type Weave, weaves } from './lifts.ts';
import { markup } from './markup.ts';
import { apart, Yardage } from './Yardage.tsx';

const size = 24 * 7;
const threads = Array.from({ length: size }, (_, thread) => thread);

/** Every thread of a cloth, down and across: where it lies on top. */
function threadsOf(weave: Weave): boolean[][] {
  return threads.flatMap((thread) => [
    threads.map((row) => lifts(weave, thread, row)),
    threads.map((column) => lifts(weave, column, thread)),
  ]);
}

function longestFloat(thread: boolean[]): number {
  let [longest, current] = [0, 0];
  thread.forEach((isUp, crossing) => {
    current = isUp === thread[crossing - 1] ? current + 1 : 1;
    longest = Math.max(longest, current);
  });
  return longest;
}

it.each(weaves)('%s holds together: no thread is loose for more than eight crossings', (weave) => {
  for (const thread of threadsOf(weave)) expect(longestFloat(thread)).toBeLessThanOrEqual(8);
});

it.each(weaves)('%s begins again after its repeat, and not before', (weave) => {
  const { columns, rows } = repeatOf(weave);
  const isSame = (across: number, down: number) =>
    threads.every((row) =>
      threads.every(
        (column) => lifts(weave, column, row) === lifts(weave, column + across, row + down),
      ),
    );
  expect(isSame(columns, 0) && isSame(0, rows)).toBe(true);
  expect(isSame(columns / 2, 0) && isSame(0, rows / 2)).toBe(false);
});

it('weaves each structure differently', () => {
  expect(new Set(weaves.map((weave) => threadsOf(weave).join())).size).toBe(weaves.length);
});

it.each(weaveKinds)(
  'has in %s by the yard whole repeats between ends of the page’s thread',
  (weave) => {
    expect(apart % repeatOf(weave).columns).toBe(0);
    // The end is drawn once, however often it comes.
    expect(markup(<Yardage weave={weave} />).match(/var\(--madder\)/g)).toHaveLength(1);
  },
);
