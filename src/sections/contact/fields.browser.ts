// The fields of the contact form, which are static HTML: their values and their validation messages.

import { type LetterFieldName, letterFields } from '#src/mail/letterFields.ts';

export type Typed = Record<LetterFieldName, string>;

type Field = HTMLInputElement | HTMLTextAreaElement;

export function read(form: HTMLFormElement): Typed {
  const data = new FormData(form);
  // Without a value if another program has disabled the field.
  return Object.fromEntries(letterFields.map(({ name }) => [name, data.get(name) ?? ''])) as Typed;
}

/** Fills the empty fields; returns whether there were any. */
export function putInto(form: HTMLFormElement, typed: Partial<Typed> = {}): boolean {
  const fields = form.querySelectorAll<Field>('input, textarea');
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
  if (target.getAttribute('aria-invalid') === 'true') showComplaint(target);
}

/** Values that another script set fire no event, so this is done before each validation. */
export function explainAll(form: HTMLFormElement): void {
  for (const target of form.elements) explain({ target });
}

/** Writes below each invalid field what is wrong with it, and leads to the first; returns whether there is one. */
export function complain(form: HTMLFormElement): boolean {
  const fields = [...form.querySelectorAll<Field>('[data-missing]')];
  for (const field of fields) showComplaint(field);
  const first = fields.find(({ validity }) => !validity.valid);
  if (!first) return false;
  // A field that has the focus already would not be read out again.
  first.blur();
  first.focus();
  complaintBelow(first)?.scrollIntoView({ block: 'nearest' });
  return true;
}

function showComplaint(field: Field): void {
  const complaint = complaintBelow(field);
  if (!complaint) return;
  complaint.textContent = field.validationMessage;
  field.setAttribute('aria-describedby', complaint.id);
  field.setAttribute('aria-invalid', String(!field.validity.valid));
}

function complaintBelow({ name }: Field): HTMLElement | null {
  return document.getElementById(`${name}-complaint`);
}

function complaintAbout(field: Field): string | undefined {
  if (field.validity.typeMismatch) return field.dataset.invalid;
  if (field.required && field.value.trim() === '') return field.dataset.missing;
  return undefined;
}

/** With a prefix, because other sites may share the origin. */
const storageKey = 'sl_letter';

/** The letter in the form, and the one that was handed over before. */
type Letters = Partial<Record<'typed' | 'backup', Partial<Typed> | undefined>>;

/** Keeps the letters in this tab, in session storage. */
export function keepLetters({ typed = {}, backup }: Letters): void {
  const isEmpty = Object.values(typed).every((text) => text === '') && !backup;
  try {
    if (isEmpty) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify({ typed, backup }));
  } catch {
    // Storage is blocked or full: the letters are lost with the page.
  }
}

export function keptLetters(): Letters {
  try {
    const { typed, backup } = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return { typed: asTyped(typed), backup: asTyped(backup) };
  } catch {
    return {};
  }
}

/** Other programs and versions may have stored anything. */
function asTyped(stored: unknown): Partial<Typed> | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(Object.entries(stored).filter(([, text]) => typeof text === 'string'));
}
