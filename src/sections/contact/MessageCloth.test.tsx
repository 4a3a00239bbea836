import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MessageCloth } from './MessageCloth.tsx';

// An "a" has three holes, a space one and an "и" four.
it.each([
  ['fills the card', 'a'.repeat(80), 80 * 3 * 4],
  ['has more signs than the card', `${'z'.repeat(80)}${'a'.repeat(80)}`, 80 * 3 * 4],
  ['fills half of it', `${'a'.repeat(39)} `, 2 * (39 * 3 + 1) * 4],
  ['is one sign', 'a', 80 * 3 * 4],
  ['is in Russian', 'и'.repeat(80), 80 * 4 * 4],
])('has four gold cells for each hole, if the message %s', (_, message, cells) => {
  const markup = renderToStaticMarkup(<MessageCloth message={message} label="" />);
  const [, gold = ''] = /data-gold=""[^>]* d="([^"]+)"/.exec(markup) ?? [];
  const lengths = [...gold.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length));
  // A float ends 0.14 of a cell before the next thread, on both sides.
  const covered = lengths.map((length) => Math.round(length + 0.28));
  expect(covered.reduce((sum, length) => sum + length, 0)).toBe(cells);
});
