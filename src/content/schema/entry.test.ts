import { expect, it } from 'vitest';
import { byOrder } from './entry.ts';

it('entries are in the order of their numbers, those without one last, by their names', () => {
  const entries = [
    { id: 'weft' },
    { id: 'loom', order: 100 },
    { id: 'warp' },
    { id: 'yarn', order: 25 },
  ];
  expect(entries.sort(byOrder).map(({ id }) => id)).toEqual(['yarn', 'loom', 'warp', 'weft']);
});
