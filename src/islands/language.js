// State: the visitor's language, kept in local storage. Wakes: in the head, and works on clicks.
// Without script: the switcher's links still work.
(() => {
  // Chrome fetches nothing ahead for visitors who save data; this holds others to it as well.
  if (navigator.connection?.saveData) {
    document.querySelector('script[type=speculationrules]')?.remove();
  }

  document.addEventListener('click', (event) => {
    const link = event.target.closest?.('a');
    if (!link) return;
    // Only the list of languages says what a link's page is written in.
    if (link.hreflang) {
      try {
        localStorage.setItem('sl_lang', link.hreflang);
      } catch {
        // The choice then lasts as long as the visitor follows the links of this language.
      }
    }
    // The page may come back from the browser's memory as it was left: leave it with the menu closed.
    link.closest('[popover]')?.hidePopover?.();
  });
})();
