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
  // A right click opens the context menu; what is chosen there is unknown until the page opens.
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

/** Whether a link on this page in another language led here without a click that choose() saw: by its context menu, for example. */
function isOpenedFromTranslation(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [opener] = document.referrer.split('?');
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  // Without their own origin, which is another one in a preview of the site.
  const addresses = alternates.map(({ href }) => location.origin + new URL(href).pathname);
  const isTranslated = addresses.some((address) => address === opener);
  const isItself = location.origin + location.pathname === opener;
  return visit?.type === 'navigate' && isTranslated && !isItself;
}

/** Who does not read this page's language finds the list's link to their own beside the list's button. */
function offerLanguage(): void {
  // Not by Intl.Locale, which throws where a machine without languages has a browser say "c".
  const codes = navigator.languages.map((tag) => tag.split('-')[0]);
  if (codes.includes(document.documentElement.lang)) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#languages a')];
  const [link] = codes.flatMap((code) => links.filter(({ hreflang }) => hreflang === code));
  if (link) document.querySelector('[popovertarget=languages]')?.before(link.cloneNode(true));
}

offerLanguage();
if (isOpenedFromTranslation()) store(document.documentElement.lang);
document.addEventListener('click', choose);
// Middle clicks.
document.addEventListener('auxclick', choose);
