// State: the visitor's language, in local storage. Runs: in the head of English pages, before the first paint, and
// redirects to the stored language. Addresses with a language, like /de/, never redirect.
// Without script: every address shows its own language.

/** In local storage, with a prefix because other sites may share the origin. */
export const languageKey = 'sl_lang';

/** Its source is inlined into the page, so it may use nothing but its argument and the browser's APIs. */
export function openStoredLanguage(key: string): void {
  // The page's own alternates are the only valid stored values; anything else means English.
  const alternates = document.querySelectorAll<HTMLLinkElement>('link[hreflang]');
  const translations = [...alternates].filter(
    ({ hreflang }) => hreflang !== 'en' && hreflang !== 'x-default',
  );

  function findStored(): HTMLLinkElement | undefined {
    try {
      const stored = localStorage.getItem(key);
      return translations.find(({ hreflang }) => hreflang === stored);
    } catch {
      // Storage is blocked: the page stays English.
      return undefined;
    }
  }

  // Whoever goes back to an English page stays in English from there on.
  function takeBack(): void {
    try {
      if (findStored()) localStorage.setItem(key, 'en');
    } catch {
      // Storage is blocked: this page stays English all the same.
    }
  }

  // A page from the back/forward cache runs no script again, only this event.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) takeBack();
  });
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'back_forward') {
    takeBack();
    return;
  }

  // Only the language list leads here from the same page in another language: by the link's context menu, which fires
  // no click event, or when the choice could not be stored.
  if (visit?.type !== 'reload' && document.referrer) {
    const from = new URL(document.referrer).pathname;
    if (translations.some(({ href }) => new URL(href).pathname === from)) {
      takeBack();
      return;
    }
  }

  const stored = findStored();
  if (!stored) return;
  // Some browsers keep painting this page until the other one responds. If that takes long, or the visitor stops
  // loading, an English page is better than none.
  const root = document.documentElement;
  root.hidden = true;
  setTimeout(() => {
    root.hidden = false;
  }, 3000);
  // There is no page to fade from, and a view transition would swallow the first click on the next page.
  addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
  // Not earlier: a navigating browser stops parsing, and there would be no page to fall back to.
  document.addEventListener('DOMContentLoaded', () => {
    const { pathname } = new URL(stored.href);
    location.replace(pathname + location.search + location.hash);
  });
}
