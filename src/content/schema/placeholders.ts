import { countedClaims } from './company.ts';

/** The placeholders that every text may use, like {{years}}; load/words.ts replaces them. */
export const placeholders = [
  'company',
  'legalName',
  ...countedClaims,
  'badge',
  'year',
  'city',
  'offset',
  'country',
];
