// State: whether the visitor has closed the offer, in local storage. Runs: once on every page, and when its tab is shown.
// Without script: nothing is offered; the list of languages is in the header.
import { languageKey } from './storedLanguage.ts';

const closedKey = 'sl_offer_closed';

/** Whether the visitor has chosen a language or closed the offer. If storage is blocked, nothing is offered. */
function isSettled(): boolean {
  try {
    return [languageKey, closedKey].some((key) => localStorage.getItem(key) !== null);
  } catch {
    return true;
  }
}

/** The offer in the first of the visitor's languages that has one, unless the page's language is one of them. */
function findOffer(offers: DocumentFragment): HTMLElement | undefined {
  // Not by Intl.Locale, which throws where a machine without languages has a browser say "c".
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
  if (preferred.includes(document.documentElement.lang)) return undefined;
  const all = [...offers.querySelectorAll<HTMLElement>('[popover]')];
  const found = preferred.map((code) => all.find(({ lang }) => lang === code));
  return found.find((offer) => offer !== undefined);
}

function show(offer: HTMLElement, template: HTMLTemplateElement): void {
  template.after(offer);
  // In the top layer: it is in front of the page and moves nothing.
  offer.showPopover();
  offer.querySelector('button')?.addEventListener('click', () => {
    offer.remove();
    try {
      localStorage.setItem(closedKey, '');
    } catch {
      // Storage is full: the next page shows the offer again.
    }
  });
  // Meanwhile the visitor may have closed the offer on another page, or chosen a language there.
  document.addEventListener('visibilitychange', () => {
    if (isSettled()) offer.remove();
  });
}

const template = document.querySelector<HTMLTemplateElement>('#language-offers');
const offer = template && 'popover' in HTMLElement.prototype && findOffer(template.content);
if (offer && !isSettled()) show(offer, template);
