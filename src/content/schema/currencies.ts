/** The currencies of the world that Node knows, by their codes, with their English names. */
const names = new Intl.DisplayNames('en', { type: 'currency' });

export const currencies: Readonly<Record<string, string>> = Object.fromEntries(
  Intl.supportedValuesOf('currency').map((code) => [code, `${names.of(code)} (${code})`]),
);
