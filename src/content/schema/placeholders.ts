import { countedClaims } from './company.ts';

/**
 * What every text may name in double braces, like {{years}}; load/words.ts fills them in. Forms of one value stand
 * together: a translation has to name each value of the English text, in any form.
 */
export const placeholderForms = [
  ['company'],
  ['legalName'],
  ...countedClaims.map((claim) => [claim, `${claim}_prose`, `${claim}_count`]),
  ['badge'],
  ['holesTotal'],
  ['holesPunched'],
  ['holesMissing'],
  ['year'],
  ['city', 'city_in', 'city_of'],
  ['offset'],
  ['country', 'country_in'],
];

export const placeholders = placeholderForms.flat();
