// State: the visitor's language, kept in local storage. Wakes: in the head of English pages, before
// anything is painted: only an unprefixed address asks for it, any other is taken at its word.
// Without script: every address shows the language it names.
(() => {
  let stored;
  try {
    stored = localStorage.getItem('sl_lang');
  } catch {
    // Storage is blocked: the visitor reads English and is told nothing is wrong, as nothing is.
  }
  // The page's own alternates are the list of what may be stored; anything else is English.
  for (const link of document.querySelectorAll('link[hreflang]')) {
    if (link.hreflang === stored && stored !== 'en' && stored !== 'x-default') {
      const { pathname } = new URL(link.href);
      // Some browsers go on painting this page until the other one answers.
      document.documentElement.hidden = true;
      location.replace(pathname + location.search + location.hash);
    }
  }
})();
