import { expect, it } from 'vitest';
import { numberFrom } from './_numbers.ts';

it.each([
  ['98,5', '98.5'],
  ['98.5 %', '98.5'],
  ['99,', '99.'],
  ['72,831', '72.831'],
  ['-0,8', '-0.8'],
])('reads %s as %s where no number has thousands', (typed, number) => {
  expect(numberFrom(typed, 100)).toBe(number);
});

it.each([
  ['12,50', '12.50'],
  ['900,000', '900000'],
  ['1 400', '1400'],
  ['1.400', '1400'],
  ['1400+', '1400'],
  ['₹1400', '1400'],
  ['1,400,000.50', '1400000.50'],
  ['1.400.000,50', '1400000.50'],
])('reads %s as %s where numbers may have thousands', (typed, number) => {
  expect(numberFrom(typed, 20_000)).toBe(number);
});

it('reads an amount while it is being typed', () => {
  const field = [...'900,000'].reduce((shown, letter) => {
    return numberFrom(shown + letter, 1_000_000_000);
  }, '');
  expect(field).toBe('900000');
});
