import { expect, it } from 'vitest';
import { numberFrom } from './_numbers.ts';

it.each([
  ['98,5', '98.5'],
  ['98.5 %', '98.5'],
  ['72,831', '72.831'],
  ['-0,8', '-0.8'],
  [' 13 ', '13'],
  ['', ''],
  ['1 400', undefined],
  ['98,5,1', undefined],
  ['5%5', undefined],
])('reads %j as %j where no number has thousands', (typed, number) => {
  expect(numberFrom(typed, 100)).toBe(number);
});

it.each([
  ['12,00,000', '1200000'],
  ['1,20,000', '120000'],
  ['₹ 12,00,000', '1200000'],
  ['₹12,00,000.50', '1200000.50'],
  ['1,200,000', '1200000'],
  ['1 800 000', '1800000'],
  ['1\u202F800\u00A0000', undefined],
  ['1\u202F800\u202F000', '1800000'],
  ['1.200.000', '1200000'],
  ['1.200.000,50', '1200000.50'],
  ['1,400', '1400'],
  ['1.400', '1400'],
  ['1400+', '1400'],
  ['900000', '900000'],
  ['98,5', '98.5'],
  ['12 lakh', undefined],
  ['12,00', '12.00'],
  ['12,0000', undefined],
  ['12,00,00', undefined],
  ['1,2000,000', undefined],
  ['1,400.000', undefined],
  ['1,400,50', undefined],
  ['0,123', undefined],
  ['12.', undefined],
  ['₹', undefined],
  ['Rs 12,00,000', undefined],
  ['10+5', undefined],
  ['1200 €', '1200'],
  ['  ', ''],
])('reads %j as %j where numbers may have thousands', (typed, number) => {
  expect(numberFrom(typed, 20_000)).toBe(number);
});
