// Keeps a letter through a change of the language, which loads another page. It is kept in the tab
// and taken out by the next form, so nothing of it stays behind.

import { storageKeys } from '#src/inline/storageKeys.ts';
import { fieldNames, type Typed } from './fields.ts';

type CarriedLetter = {
  /** What stands in the form. */
  typed: Typed;
  /** What was handed over before and can be put back. */
  handedOver?: Typed | undefined;
};

export function keepLetter(letter: CarriedLetter): void {
  try {
    sessionStorage.setItem(storageKeys.letter, JSON.stringify(letter));
  } catch {
    // Storage is blocked, and nothing else is cleared when the tab closes.
  }
}

/** Nothing where what is kept is no letter: an earlier edition of the site may have kept it. */
export function takeLetter(): CarriedLetter | undefined {
  try {
    const stored = sessionStorage.getItem(storageKeys.letter);
    sessionStorage.removeItem(storageKeys.letter);
    const kept = JSON.parse(stored ?? '{}');
    if (!isTyped(kept.typed)) return undefined;
    return {
      typed: kept.typed,
      handedOver: isTyped(kept.handedOver) ? kept.handedOver : undefined,
    };
  } catch {
    return undefined;
  }
}

function isTyped(value: unknown): value is Typed {
  if (typeof value !== 'object' || value === null) return false;
  return fieldNames.every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}

/** Whether a click leads from this tab to the page in another language. */
export function changesLanguage(click: MouseEvent): boolean {
  const { target, button, ctrlKey, metaKey, shiftKey, altKey } = click;
  if (click.defaultPrevented || button !== 0) return false;
  if (ctrlKey || metaKey || shiftKey || altKey) return false;
  return target instanceof Element && target.closest('a[hreflang]:not([aria-current])') !== null;
}
