// Keeps a letter through a change of the language, which loads another page. It is kept in the tab
// and taken out by the next form, so nothing of it stays behind.

import type { Typed } from './letter.ts';

type CarriedLetter = {
  /** What stands in the form. */
  typed: Typed;
  /** What was handed over before and can be put back. */
  handedOver?: Typed;
};

const key = 'letter';

export function keepLetter(letter: CarriedLetter): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(letter));
  } catch {
    // Storage is blocked, and nothing else is cleared when the tab closes.
  }
}

export function takeLetter(): CarriedLetter | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept ? JSON.parse(kept) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a click leads from this tab to the page in another language. */
export function changesLanguage(click: MouseEvent): boolean {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = click;
  if (click.defaultPrevented || button !== 0) return false;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a[hreflang]:not([aria-current])') !== null;
}
