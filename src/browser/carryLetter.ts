// State: what was typed into the contact form, in session storage until the form in another language takes it.
// Runs: once the contact page is parsed, and on clicks. It does not wait for the islands, which may not have loaded.
// Without script: the form in another language is empty.

/** With a prefix, because other sites may share the origin. */
const storageKey = 'sl_letter';

function carryLetter(form: HTMLFormElement): void {
  const carried = takeLetter();
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[name]')) {
    const text = carried.get(field.name);
    if (typeof text !== 'string' || text === '' || field.value !== '') continue;
    field.value = text;
    // The island says so (islands/Dispatch.tsx).
    form.setAttribute('data-restored', '');
  }
  document.addEventListener('click', ({ target, defaultPrevented }) => {
    // Prevented by language.ts, which opens the page in place of this one.
    const link = target instanceof Element && target.closest('a[hreflang]:not([aria-current])');
    if (link && defaultPrevented) keepLetter(form);
  });
}

function keepLetter(form: HTMLFormElement): void {
  try {
    const typed = Object.fromEntries(new FormData(form));
    sessionStorage.setItem(storageKey, JSON.stringify(typed));
  } catch {
    // Storage is blocked or full: the letter stays behind.
  }
}

/** Other programs and versions may have stored anything. */
function takeLetter(): ReadonlyMap<string, unknown> {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return new Map(Object.entries(JSON.parse(stored ?? '{}')));
  } catch {
    return new Map();
  }
}

const form = document.querySelector<HTMLFormElement>('main form');
if (form) carryLetter(form);
