import { countedClaims } from './company.ts';

/**
 * The placeholders that every text may use, like {{years}}; load/words.ts replaces them. Forms of the same value are in one
 * list: a translation must use each value of the English text, in any form.
 */
export const placeholderForms = [
  ['company'],
  ['legalName'],
  ...countedClaims.map((claim) => [claim, `${claim}_prose`, `${claim}_count`]),
  ['badge'],
  ['year'],
  ['city'],
  ['offset'],
  ['country'],
];

export const placeholders = placeholderForms.flat();
