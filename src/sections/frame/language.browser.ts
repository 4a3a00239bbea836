// State: the language that the visitor chose, in local storage. Runs: on every page, at once and on clicks.
// Without script: the switcher's links still work, and none of them stands beside its button.
import { languageKey } from './storedLanguage.browser.ts';

function store(language: string): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // Storage is blocked: the choice lasts while the visitor follows links, which stay in the language.
  }
}

function choose(event: MouseEvent): void {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  // A right click opens the context menu; what is chosen there is unknown.
  if (!link || button === 2) return;
  store(link.hreflang);
  link.search = location.search;
  link.hash = location.hash;
  // It may open in a new tab.
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  // In place of this page, so that Back does not show the same one again. Choosing the current language does not reload it.
  if (link.href !== location.href) location.replace(link.href);
}

function findStored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}

/** Offers the page in the browser's language, if it has one and this is another. */
function offerLanguage(): void {
  const stored = findStored();
  const read = stored ? [stored] : navigator.languages;
  // Not by Intl.Locale, which throws where a machine without languages has a browser say "c".
  const codes = read.map((tag) => tag.split('-')[0]);
  if (codes.includes(document.documentElement.lang)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#languages a')];
  const [link] = codes.flatMap((code) => links.filter(({ hreflang }) => hreflang === code));
  if (link) document.querySelector('[popovertarget=languages]')?.before(link.cloneNode(true));
}

offerLanguage();
document.addEventListener('click', choose);
// Middle clicks.
document.addEventListener('auxclick', choose);
