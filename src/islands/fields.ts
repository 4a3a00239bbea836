// The fields of the contact form, which are static HTML: what stands in them, and what they ask for.

import { storageKeys } from '#src/inline/storageKeys.ts';

/** What the visitor typed. */
export type Typed = Record<'name' | 'email' | 'company' | 'subject' | 'message', string>;

export function read(form: HTMLFormElement): Typed {
  return Object.fromEntries(new FormData(form)) as Typed;
}

/** Fills the fields that are empty, and says whether any was. */
export function putInto(form: HTMLFormElement, typed: Partial<Typed>): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const values: Record<string, string> = typed;
  const empty = [...fields].filter(({ name, value }) => value === '' && values[name]);
  for (const field of empty) {
    field.value = values[field.name] ?? '';
    // As if it had been typed: takes back the field's own message, and punches the card.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return empty.length > 0;
}

/** In the page's language, for events in the form: a browser would ask in its own, and take spaces for words. */
export function explain({ target }: Event): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  const { validity, required, value, dataset } = target;
  const isMissing = required && value.trim() === '';
  const complaint = validity.typeMismatch ? dataset.mistaken : isMissing && dataset.missing;
  target.setCustomValidity(complaint || '');
}

type CarriedLetter = {
  /** What stands in the form. */
  typed?: Typed;
  /** What was handed over before and can be put back. */
  handedOver?: Typed | undefined;
};

/** Through a change of the language, which loads another page: in the tab, until the next form takes it out. */
export function keepLetter(letter: CarriedLetter): void {
  try {
    sessionStorage.setItem(storageKeys.letter, JSON.stringify(letter));
  } catch {
    // Storage is blocked, and nothing else is cleared when the tab closes.
  }
}

export function takeLetter(): CarriedLetter {
  try {
    const stored = sessionStorage.getItem(storageKeys.letter);
    sessionStorage.removeItem(storageKeys.letter);
    return JSON.parse(stored ?? '{}') ?? {};
  } catch {
    return {};
  }
}
