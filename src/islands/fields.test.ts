import { expect, it } from 'vitest';
import { complaintOf } from './fields.ts';

it.each<[string, { value: string; required?: boolean; isMistaken?: boolean }, string]>([
  ['nothing', { value: '' }, 'missing'],
  ['spaces', { value: ' \n ' }, 'missing'],
  ['a word', { value: ' Ada ' }, ''],
  ['nothing where nothing is needed', { value: '', required: false }, ''],
  ['spaces where nothing is needed', { value: '  ', required: false }, ''],
  ['no address', { value: 'Ada', isMistaken: true }, 'mistaken'],
])('answers %s', (_, { isMistaken = false, required = true, value }, complaint) => {
  const validity = { typeMismatch: isMistaken } as ValidityState;
  const dataset = { missing: 'missing', mistaken: 'mistaken' };
  expect(complaintOf({ validity, required, value, dataset })).toBe(complaint);
});
