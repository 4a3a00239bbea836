// State: the visitor's language, in local storage. Runs: in the head of every page, and on clicks.
// Without script: the switcher's links still work.
(() => {
  // Chrome prefetches nothing for visitors who save data; this does the same in other browsers.
  if (navigator.connection?.saveData) {
    document.querySelector('script[type=speculationrules]')?.remove();
  }

  const choose = (event) => {
    const link = event.target.closest?.('a[hreflang]');
    // A right click opens the context menu; what is chosen there is unknown.
    if (!link || event.button === 2) return;
    try {
      localStorage.setItem(storageKeys.language, link.hreflang);
    } catch {
      // The choice then lasts as long as the visitor follows the links of this language.
    }
    link.search = location.search;
    link.hash = location.hash;
    // Choosing the current language does not reload the page.
    if (link.href === location.href) event.preventDefault();
  };
  document.addEventListener('click', choose);
  // Middle clicks.
  document.addEventListener('auxclick', choose);
})();
