// State: the visitor's language, kept in local storage. Wakes: in the head, before anything is painted.
// Without script: every address shows the language it names, and the switcher's links still work.
(() => {
  const key = 'sl_lang';
  const root = document.documentElement;

  // Chrome fetches nothing ahead for visitors who save data; this holds others to it as well.
  if (navigator.connection?.saveData) {
    document.querySelector('script[type=speculationrules]')?.remove();
  }

  // Only an unprefixed address asks for the stored language; any other is taken at its word.
  if (root.lang === 'en') {
    let stored;
    try {
      stored = localStorage.getItem(key);
    } catch {
      // Storage is blocked: the visitor reads English and is told nothing is wrong, as nothing is.
    }
    // The page's own alternates are the list of what may be stored; anything else is English.
    for (const link of document.querySelectorAll('link[hreflang]')) {
      if (link.hreflang === stored && stored !== 'en' && stored !== 'x-default') {
        const { pathname } = new URL(link.href);
        // Some browsers go on painting this page until the other one answers.
        root.hidden = true;
        location.replace(pathname + location.search + location.hash);
      }
    }
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a');
    if (!link) return;
    if (link.dataset.language) {
      try {
        localStorage.setItem(key, link.dataset.language);
      } catch {
        // The choice then lasts as long as the visitor follows the links of this language.
      }
    }
    // The page may come back from the browser's memory as it was left: leave it with the menu closed.
    link.closest('[popover]')?.hidePopover?.();
  });
})();
