import { expect, it } from 'vitest';
import { attributes, markup } from './markup.ts';
import { Threads } from './Threads.tsx';

it.each([18, 17, 2])('plaits %i threads', (count) => {
  const threads = attributes(markup(<Threads count={count} />), /data-thread/, 'd');
  expect(threads).toHaveLength(count);
  expect(new Set(threads).size).toBe(count);
});

it('takes every thread both over and under others', () => {
  for (const d of attributes(markup(<Threads count={18} />), /data-thread/, 'd')) {
    const under = (d.match(/M/g)?.length ?? 0) - 1;
    expect(under).toBeGreaterThan(3);
    expect(under).toBeLessThan(15);
  }
});
