// State: the language that the visitor chose, in local storage. Runs: on clicks, on every page.
// Without script: the switcher's links still work.
import { languageKey } from './storedLanguage.ts';

function choose(event: MouseEvent): void {
  const { target, button } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  // A right click opens the context menu; what is chosen there is unknown.
  if (!link || button === 2) return;
  try {
    localStorage.setItem(languageKey, link.hreflang);
  } catch {
    // Storage is blocked: the choice lasts while the visitor follows links, which stay in the language.
  }
  link.search = location.search;
  link.hash = location.hash;
  // Choosing the current language does not reload the page.
  if (link.href === location.href) event.preventDefault();
}

document.addEventListener('click', choose);
// Middle clicks.
document.addEventListener('auxclick', choose);
