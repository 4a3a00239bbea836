// The fields of the contact form, which are static HTML: their values and their validation messages.

import type { Contact } from '#src/read/contact.ts';

/** What the visitor typed. */
export type Typed = Record<Contact['form']['fields'][number]['name'], string>;

export function read(form: HTMLFormElement): Typed {
  return Object.fromEntries(new FormData(form)) as Typed;
}

/** Fills the empty fields; returns whether there were any. */
export function putInto(form: HTMLFormElement, typed: Partial<Typed>): boolean {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const values: Record<string, string> = typed;
  const empty = [...fields].filter(({ name, value }) => value === '' && values[name]);
  for (const field of empty) {
    field.value = values[field.name] ?? '';
    // As if it had been typed: clears the field's validation message, and punches the card.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  return empty.length > 0;
}

/** Validates a field, with messages in the page's language. Browsers use their own language, and accept mere spaces. */
export function explain({ target }: { target: EventTarget | null }): void {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  target.setCustomValidity(complaintAbout(target) ?? '');
}

/** Values that another script set fire no event, so this is done before each validation. */
export function explainAll(form: HTMLFormElement): void {
  for (const target of form.elements) explain({ target });
}

function complaintAbout(field: HTMLInputElement | HTMLTextAreaElement): string | undefined {
  if (field.validity.typeMismatch) return field.dataset.invalid;
  if (field.required && field.value.trim() === '') return field.dataset.missing;
  return undefined;
}

/** With a prefix, because other sites may share the origin. */
const storageKey = 'sl_handed_over';

/** Keeps the letter that was handed over last for the page in another language, in session storage. */
export function keepHandedOver(letter: Partial<Typed>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(letter));
  } catch {
    // Storage is blocked or full: the letter cannot be put back in the other language.
  }
}

export function takeHandedOver(): Partial<Typed> | undefined {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return asTyped(JSON.parse(stored ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Other programs and versions may have stored anything. */
function asTyped(stored: unknown): Partial<Typed> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
}
