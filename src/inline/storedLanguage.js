// State: the visitor's language, kept in local storage. Runs: in the head of English pages, before
// anything is painted: an address with a language is followed as it is.
// Without script: every address shows the language it names.
(() => {
  // The page's own alternates are the list of what may be stored; anything else is English.
  const twins = [...document.querySelectorAll('link[hreflang]')].filter(
    ({ hreflang }) => hreflang !== 'en' && hreflang !== 'x-default',
  );
  const findTwin = () => {
    try {
      const stored = localStorage.getItem(storageKeys.language);
      return twins.find(({ hreflang }) => hreflang === stored);
    } catch {
      // Storage is blocked: the page stays English.
    }
  };
  // Whoever goes back to English reads English, here and behind every link from here.
  const takeBack = () => {
    try {
      if (findTwin()) localStorage.setItem(storageKeys.language, 'en');
    } catch {
      // This page stays English all the same.
    }
  };
  // A page from the back/forward cache comes back as it was; only this event runs.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeBack();
  });
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'back_forward') return takeBack();
  // Only the list of languages leads here from the same page in another language: to a new tab by the menu of its
  // link, which no click tells of, or where the choice could not be kept.
  const pathOf = (address) => address && new URL(address).pathname;
  const from = visit?.type !== 'reload' && pathOf(document.referrer);
  if (twins.some(({ href }) => pathOf(href) === from)) return takeBack();

  const twin = findTwin();
  if (!twin) return;
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
