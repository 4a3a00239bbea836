/** What the site keeps in a browser. A folder of a shared address may hold other sites, so each name begins with its own. */
export const storageKeys = {
  /** In local storage: the language that the visitor chose. */
  language: 'sl_lang',
  /** In session storage: the letter on its way to the form in another language. */
  letter: 'sl_letter',
} as const;
