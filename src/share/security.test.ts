import { expect, it } from 'vitest';
import { expiryOf } from './security.ts';

const day = 24 * 60 * 60 * 1000;
const changed = Date.UTC(2026, 0, 1, 12);
const at = (days: number) => expiryOf(changed, changed + days * day);

it('expires a year less a day after the last change, whenever it is built', () => {
  expect(at(0)).toBe('2026-12-31T12:00:00Z');
  expect(at(0.5)).toBe(at(0));
  expect(at(300)).toBe(at(0));
});

it('never expires in the past or in more than a year', () => {
  for (let days = 0; days < 1500; days += 7) {
    const left = (Date.parse(at(days)) - (changed + days * day)) / day;
    expect(left).toBeGreaterThanOrEqual(1);
    expect(left).toBeLessThan(366);
  }
});

it('works where the clock is behind the last commit', () => {
  expect(at(-3)).toBe(at(0));
});
