/** Where local storage keeps the language that the visitor chose. Its prefix keeps it apart from other sites' keys. */
export const languageKey = 'sl_lang';
