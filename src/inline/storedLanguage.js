// State: the visitor's language, kept in local storage. Runs: in the head of English pages, before
// anything is painted: an address with a language is followed as it is.
// Without script: every address shows the language it names.
(() => {
  // The page's own alternates are the list of what may be stored; anything else is English.
  const findTwin = () => {
    try {
      const stored = localStorage.getItem('sl_lang');
      return [...document.querySelectorAll('link[hreflang]')].find(
        ({ hreflang }) => hreflang === stored && hreflang !== 'en' && hreflang !== 'x-default',
      );
    } catch {
      // Storage is blocked: the page stays English.
    }
  };
  // Whoever goes back to English reads English, here and behind every link from here.
  const takeBack = () => {
    try {
      if (findTwin()) localStorage.setItem('sl_lang', 'en');
    } catch {
      // This page stays English all the same.
    }
  };
  // A page from the back/forward cache comes back as it was; only this event runs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeBack();
  });
  if (performance.getEntriesByType('navigation')[0]?.type === 'back_forward') return takeBack();

  const twin = findTwin();
  // English may have been chosen just now, and not be stored yet (see language.js).
  if (!twin || location.hash === '#chosen') return;
  // Some browsers go on painting this page until the other one answers. If that takes long, or the
  // visitor stops it, an English page is better than none.
  const { documentElement: root } = document;
  root.hidden = true;
  setTimeout(() => {
    root.hidden = false;
  }, 3000);
  // There is no page to fade from, and a fade would take the first press on the page that follows.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
  // Not before: a browser that is leaving parses no further, and there would be no page to show.
  document.addEventListener('DOMContentLoaded', () => {
    const { pathname } = new URL(twin.href);
    location.replace(pathname + location.search + location.hash);
  });
})();
