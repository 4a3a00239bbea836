// State: the visitor's language, kept in local storage. Runs: in the head of every page, and works on clicks.
// Without script: the switcher's links still work.
(() => {
  // Chrome prefetches nothing for visitors who save data; this does the same in other browsers.
  if (navigator.connection?.saveData) {
    document.querySelector('script[type=speculationrules]')?.remove();
  }

  const choose = (event) => {
    const link = event.target.closest?.('a[hreflang]');
    // The right button opens a menu, and what is chosen there is not known.
    if (!link || event.button === 2) return;
    try {
      localStorage.setItem(storageKeys.language, link.hreflang);
    } catch {
      // The choice then lasts as long as the visitor follows the links of this language.
    }
    link.search = location.search;
    link.hash = location.hash;
    // Whoever chooses the language of the page they are on stays where they are.
    if (link.href === location.href) event.preventDefault();
  };
  document.addEventListener('click', choose);
  // The middle button's click.
  document.addEventListener('auxclick', choose);
})();
