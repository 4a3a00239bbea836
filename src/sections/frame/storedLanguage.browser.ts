// State: the visitor's language, in local storage. Runs: in the head of English pages, before the first paint, and when
// one is shown again. An English page makes way for the one in the stored language; addresses with a language, like /de/,
// never redirect.
// Without script: every address shows its own language.

/** In local storage, with a prefix because other sites may share the origin. */
export const languageKey = 'sl_lang';

/** Its source is inlined into the page, so it may use nothing but its argument and the browser's APIs. */
export function openStoredLanguage(key: string): void {
  const root = document.documentElement;
  // The page's own alternates are the only valid stored values; anything else means English.
  const translations = document.querySelectorAll<HTMLLinkElement>(
    'link[hreflang]:not([hreflang=en], [hreflang=x-default])',
  );

  function findStored(): HTMLLinkElement | undefined {
    try {
      const stored = localStorage.getItem(key);
      return [...translations].find(({ hreflang }) => hreflang === stored);
    } catch {
      // Storage is blocked: the page stays English.
      return undefined;
    }
  }

  // Some browsers keep painting this page until the other one responds. If that takes long, or the visitor stops
  // loading, an English page is better than none.
  function hide(): void {
    root.hidden = true;
    setTimeout(() => {
      root.hidden = false;
    }, 3000);
  }

  function open({ href }: HTMLLinkElement): void {
    // There is no page to fade from, and a view transition would swallow the first click on the next page.
    addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
    const { pathname } = new URL(href);
    location.replace(pathname + location.search + location.hash);
  }

  const stored = findStored();
  if (stored) {
    hide();
    // Not earlier: a navigating browser stops parsing, and there would be no page to fall back to.
    document.addEventListener('DOMContentLoaded', () => open(stored));
  }
  // A page in the back/forward cache does not run this script again when it is shown.
  addEventListener('pageshow', ({ persisted }) => {
    const chosen = persisted && findStored();
    if (!chosen) return;
    hide();
    open(chosen);
  });
}
