// The fields of the contact form, which are static HTML: what stands in them, and what they ask for.

export const fieldNames = ['name', 'email', 'company', 'subject', 'message'] as const;

type FieldName = (typeof fieldNames)[number];

/** What the visitor typed. */
export type Typed = Record<FieldName, string>;

type Field = HTMLInputElement | HTMLTextAreaElement;

export function fieldNamed(form: HTMLFormElement, name: FieldName): Field | null {
  return form.querySelector<Field>(`[name="${name}"]`);
}

export function read(form: HTMLFormElement): Typed {
  const entries = fieldNames.map((name) => [name, fieldNamed(form, name)?.value ?? '']);
  return Object.fromEntries(entries);
}

/** Fills the fields that are empty, and says whether any was. */
export function putInto(form: HTMLFormElement, typed: Typed): boolean {
  let isChanged = false;
  for (const name of fieldNames) {
    const field = fieldNamed(form, name);
    if (field?.value !== '' || !typed[name]) continue;
    field.value = typed[name];
    // As if it had been typed: takes back the field's own message, and punches the card.
    field.dispatchEvent(new Event('input', { bubbles: true }));
    isChanged = true;
  }
  return isChanged;
}

/** Whether all fields may stay as they are; if not, the browser shows the first complaint. */
export function isComplete(form: HTMLFormElement): boolean {
  for (const name of fieldNames) {
    const field = fieldNamed(form, name);
    field?.setCustomValidity(complaintOf(field));
  }
  return form.reportValidity();
}

/** Keeps what a field says while it cannot stay as it is; for events in the form. */
export function explain({ target }: Event): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (isField) target.setCustomValidity(complaintOf(target));
}

/** In the page's language: a browser would ask in its own, and take spaces for words. */
export function complaintOf({
  validity,
  required,
  value,
  dataset,
}: Pick<Field, 'validity' | 'required' | 'value' | 'dataset'>): string {
  if (validity.typeMismatch) return dataset.mistaken ?? '';
  return required && value.trim() === '' ? (dataset.missing ?? '') : '';
}
