// State: whether the visitor has closed the offer, in local storage. Runs: once a page has loaded and the browser is
// idle, because most visitors are offered nothing.
// Without script: nothing is offered; the list of languages is in the header.
import { languageKey } from './storedLanguage.ts';

const closedKey = 'sl_offer_closed';

/** Whether the visitor has chosen a language or closed the offer. Throws if storage is blocked. */
function isSettled(): boolean {
  return [languageKey, closedKey].some((key) => localStorage.getItem(key) !== null);
}

function settle(): void {
  try {
    localStorage.setItem(closedKey, '');
  } catch {
    // Storage is full: the next page shows the offer again.
  }
}

/** Leads to the first of the visitor's languages that there is, unless the page's language is one of them. */
function findTranslation(): HTMLAnchorElement | undefined {
  // Not by Intl.Locale, which throws where a machine without languages has a browser say "c".
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
  if (preferred.includes(document.documentElement.lang)) return undefined;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#languages a')];
  const [first] = preferred.flatMap((code) => links.filter(({ lang }) => lang === code));
  return first;
}

async function offerTranslation({ content, dataset }: HTMLTemplateElement): Promise<void> {
  const translation = findTranslation();
  const offer = content.querySelector('nav');
  const link = content.querySelector('a');
  if (!translation || !offer || !link || isSettled()) return;
  const response = await fetch(dataset.offer ?? '');
  const { label, text, close } = (await response.json())[translation.lang];
  offer.lang = translation.lang;
  offer.setAttribute('aria-label', label);
  link.href = translation.href;
  link.hreflang = translation.lang;
  link.textContent = text;
  content.querySelector('button')?.setAttribute('aria-label', close);
  show(offer);
}

function show(offer: HTMLElement): void {
  // It would close what the visitor has opened.
  if (document.querySelector(':popover-open, :modal')) return;
  document.querySelector('header')?.after(offer);
  offer.showPopover();
  const { top, bottom } = offer.getBoundingClientRect();
  // Where the visitor has scrolled, or letters are very large.
  if (top < 0 || bottom > innerHeight) {
    offer.remove();
    return;
  }
  offer.addEventListener('beforetoggle', settle);
  addEventListener('scroll', () => offer.hidePopover(), { once: true });
  // It must not cover the element that has the focus. It hangs below those of the header.
  document.addEventListener('focusin', ({ target }) => {
    const isBeside = target instanceof Element && target.closest('header, #offer');
    if (!isBeside) offer.hidePopover();
  });
}

// Safari has no requestIdleCallback.
const whenIdle = window.requestIdleCallback ?? setTimeout;
const template = document.querySelector<HTMLTemplateElement>('template[data-offer]');
if (template && 'popover' in template) {
  // Without storage or a connection, nothing is offered.
  const offer = () => void offerTranslation(template).catch(() => {});
  // A page may have loaded before its first paint, and a prerendered one is painted when it is shown.
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    whenIdle(offer);
  });
  addEventListener('load', () => observer.observe({ type: 'paint', buffered: true }));
}
