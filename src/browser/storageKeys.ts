/** The keys of the site in a browser's storage. Their prefix keeps them apart from other sites on the same origin. */
export const storageKeys = {
  /** In local storage: the language that the visitor chose. */
  language: 'sl_lang',
  /** In session storage: the letter on its way to the form in another language. */
  letter: 'sl_letter',
} as const;
