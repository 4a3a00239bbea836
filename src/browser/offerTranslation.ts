// State: whether the visitor has closed the offer, in local storage. Runs: once a page that the visitor may not read has
// loaded (languageOffer.ts), has been painted, and the browser is idle.
import { languageOffersFile } from './languageOffersFile.ts';
import styles from './offerTranslation.css?inline';
import { languageKey } from './storedLanguage.ts';
import { whenIdle } from './whenIdle.ts';

type Texts = { label: string; text: string; close: string };

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

/** The link to this page in the first of the visitor's languages that the site has. */
function findTranslation(): HTMLLinkElement | undefined {
  const alternates = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')];
  const preferred = navigator.languages.map((tag) => tag.split('-')[0]);
  const [first] = preferred.flatMap((code) =>
    alternates.filter(({ hreflang }) => hreflang === code),
  );
  return first;
}

async function offerTranslation(): Promise<void> {
  const translation = findTranslation();
  if (!translation || isSettled()) return;
  const base = import.meta.env.BASE_URL.replace(/\/$/, '');
  const response = await fetch(`${base}/${languageOffersFile}`);
  const texts = await response.json();
  show(makeOffer(translation, texts[translation.hreflang]));
}

function makeOffer({ href, hreflang }: HTMLLinkElement, { label, text, close }: Texts) {
  const offer = document.createElement('nav');
  offer.id = 'offer';
  offer.lang = hreflang;
  offer.popover = 'auto';
  offer.ariaLabel = label;
  offer.dataset.tone = 'night';
  const link = document.createElement('a');
  // Without its origin, which is another one in a preview of the site.
  link.href = new URL(href).pathname;
  link.hreflang = hreflang;
  link.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.ariaLabel = close;
  button.popoverTargetElement = offer;
  button.popoverTargetAction = 'hide';
  offer.append(link, button);
  return offer;
}

function show(offer: HTMLElement): void {
  // Showing it would close what the visitor has opened.
  if (document.querySelector(':popover-open, :modal')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  document.querySelector('header')?.after(offer);
  offer.showPopover();
  const { top, bottom } = offer.getBoundingClientRect();
  // Out of sight: the visitor has scrolled, or letters are very large.
  if (top < 0 || bottom > innerHeight) {
    offer.remove();
    return;
  }
  offer.addEventListener('beforetoggle', settle);
  addEventListener('scroll', () => offer.hidePopover(), { once: true });
  // It must not cover the focused element. It hangs below the header, so focus there is fine.
  document.addEventListener('focusin', ({ target }) => {
    const isBeside = target instanceof Element && target.closest('header, #offer');
    if (!isBeside) offer.hidePopover();
  });
}

if ('popover' in HTMLElement.prototype) {
  // Without storage or a connection, nothing is offered.
  const offer = () => void offerTranslation().catch(() => {});
  // A page may have loaded before its first paint, and a prerendered one is painted when it is shown.
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    whenIdle(offer);
  });
  observer.observe({ type: 'paint', buffered: true });
}
