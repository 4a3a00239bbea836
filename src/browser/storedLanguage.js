// State: the visitor's language, in local storage. Runs: in the head of English pages, before the first paint, and
// redirects to the stored language. Addresses with a language, like /de/, never redirect.
// Without script: every address shows its own language.
(() => {
  // The page's own alternates are the only valid stored values; anything else means English.
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
  // Whoever goes back to an English page stays in English from there on.
  const takeBack = () => {
    try {
      if (findTwin()) localStorage.setItem(storageKeys.language, 'en');
    } catch {
      // Storage is blocked: this page stays English all the same.
    }
  };
  // A page from the back/forward cache runs no script again, only this event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeBack();
  });
  const [visit] = performance.getEntriesByType('navigation');
  if (visit?.type === 'back_forward') return takeBack();
  // Only the language list leads here from the same page in another language: by the link's context menu, which fires
  // no click event, or when the choice could not be stored.
  const pathOf = (address) => address && new URL(address).pathname;
  const from = visit?.type !== 'reload' && pathOf(document.referrer);
  if (twins.some(({ href }) => pathOf(href) === from)) return takeBack();

  const twin = findTwin();
  if (!twin) return;
  // Some browsers keep painting this page until the other one responds. If that takes long, or the visitor stops
  // loading, an English page is better than none.
  const { documentElement: root } = document;
  root.hidden = true;
  setTimeout(() => {
    root.hidden = false;
  }, 3000);
  // There is no page to fade from, and a view transition would swallow the first click on the next page.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
  // Not earlier: a navigating browser stops parsing, and there would be no page to fall back to.
  document.addEventListener('DOMContentLoaded', () => {
    const { pathname } = new URL(twin.href);
    location.replace(pathname + location.search + location.hash);
  });
})();
