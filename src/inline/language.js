// State: the visitor's language, kept in local storage. Runs: in the head of every page.
// Without script: the switcher's links still work.
(() => {
  // Chrome prefetches nothing for visitors who save data; this does the same in other browsers.
  if (navigator.connection?.saveData) {
    document.querySelector('script[type=speculationrules]')?.remove();
  }

  // A link that chooses a language ends in #chosen, so the choice is made by the page it opens: no
  // click tells that somebody opens a link in a new tab by its menu.
  const keepChoice = (address) => {
    if (location.hash !== '#chosen') return;
    try {
      localStorage.setItem('sl_lang', document.documentElement.lang);
    } catch {
      // The choice then lasts as long as the visitor follows the links of this language.
    }
    history.replaceState(history.state, '', address);
  };
  keepChoice(location.pathname + location.search);
  // Whoever chooses the language of the page they are on stays where they are.
  addEventListener('hashchange', ({ oldURL }) => keepChoice(oldURL));
})();
