/** The key of the chosen language in local storage, with a prefix because other sites may share the origin. */
export const languageKey = 'sl_lang';
