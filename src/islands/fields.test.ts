import { expect, it } from 'vitest';
import { complaintOf } from './fields.ts';

const validity = { typeMismatch: false } as ValidityState;
const mistaken = { typeMismatch: true } as ValidityState;
const dataset = { missing: 'missing', mistaken: 'mistaken' };

it.each([
  ['nothing', '', true, validity, 'missing'],
  ['spaces', ' \n ', true, validity, 'missing'],
  ['a word', ' Ada ', true, validity, ''],
  ['nothing where nothing is needed', '', false, validity, ''],
  ['spaces where nothing is needed', '  ', false, validity, ''],
  ['what is no address', 'Ada', true, mistaken, 'mistaken'],
])('answers %s', (_, value, required, validity, complaint) => {
  expect(complaintOf({ validity, required, value, dataset })).toBe(complaint);
});
