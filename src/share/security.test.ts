import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expiryOf } from './security.ts';

const day = 24 * 60 * 60 * 1000;
const changed = Date.UTC(2026, 0, 1, 12);
const at = (days: number) => expiryOf(changed, changed + days * day);

it('expires a year less a day after the last change, whenever it is built, even before it', () => {
  for (const days of [-3, 0, 0.5, 300]) expect(at(days)).toBe('2026-12-31T12:00:00Z');
});

it('never expires in the past or in more than a year', () => {
  fc.assert(
    fc.property(fc.nat(3000), (days) => {
      const left = (Date.parse(at(days)) - (changed + days * day)) / day;
      expect(left).toBeGreaterThanOrEqual(1);
      expect(left).toBeLessThan(366);
    }),
  );
});
