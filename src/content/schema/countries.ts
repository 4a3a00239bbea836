const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of groups of countries, and of no country. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

function isCountry(code: string): boolean {
  // An old code is an alias of the new one.
  const isCurrent = new Intl.Locale(`und-${code}`).maximize().region === code;
  return isCurrent && !noCountries.includes(code) && names.of(code) !== undefined;
}

const codes = letters.flatMap((first) => letters.map((second) => first + second));

/** The countries that Node knows, by their ISO codes, with their English names. */
export const countries: Readonly<Record<string, string>> = Object.fromEntries(
  codes.filter(isCountry).map((code) => [code, names.of(code) ?? code]),
);
