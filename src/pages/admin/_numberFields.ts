// The number fields of the CMS, which empties a field at each letter that makes it no number. So the CMS does not hear the
// typing: a text is read once it is complete, and handed on in plain digits.
import { numberFrom } from './_numbers.ts';

/** What was typed, and is not handed on: not complete, or not a number. */
const pending = new Set<HTMLInputElement>();

/** The button that saves, by its shortcut: its label is in the language of the browser. */
const saveButton = 'button[aria-keyshortcuts$="+S"]';

/** Called before the CMS starts, so that it is asked after these listeners. */
export function numberFields(): void {
  addEventListener('input', keepToOneself, { capture: true });
  addEventListener('change', ({ target }) => handOn(target), { capture: true });
  addEventListener('keydown', handOnBeforeKey, { capture: true });
  addEventListener('pointerdown', handOnBeforePress, { capture: true });
  addEventListener('click', letSavingWait, { capture: true });
}

function keepToOneself(event: Event): void {
  const field = event.target;
  // The events that are handed on are not trusted.
  if (!isNumberField(field) || !event.isTrusted) return;
  event.stopImmediatePropagation();
  pending.add(field);
  say(field, '');
  enableSaving();
}

/** The CMS does so once it has heard of a change, which is too late for the click that leaves the field. */
function enableSaving(): void {
  const button = document.querySelector<HTMLButtonElement>(saveButton);
  if (button) Object.assign(button, { disabled: false, ariaDisabled: 'false' });
}

function handOn(field: EventTarget | null): void {
  if (!isNumberField(field) || !pending.has(field)) return;
  const number = numberFrom(field.value, Number(field.ariaValueMax));
  if (number === undefined) {
    say(field, 'Write the number in digits, like 1200000 or 98.5.');
    return;
  }
  pending.delete(field);
  field.value = number;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Arrows count from the number, Escape keeps what is typed. */
const keysThatNeedTheNumber = ['Enter', 'Escape', 'ArrowUp', 'ArrowDown'];

function handOnBeforeKey({ target, key }: KeyboardEvent): void {
  if (keysThatNeedTheNumber.includes(key)) handOn(target);
}

function handOnBeforePress({ target }: Event): void {
  const field = document.activeElement;
  if (target !== field) handOn(field);
}

function letSavingWait(event: Event): void {
  const button = event.target instanceof Element && event.target.closest(saveButton);
  const unread = [...pending].find((field) => field.checkVisibility());
  if (!button || !unread) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  unread.focus();
}

/** Says below the field what is wrong with it, or no longer says so. */
function say(field: HTMLInputElement, text: string): void {
  const box = field.closest('.number-input');
  const said = box?.nextElementSibling?.matches('.unread') ? box.nextElementSibling : undefined;
  said?.remove();
  if (text === '') return;
  const message = Object.assign(document.createElement('p'), {
    className: 'unread',
    textContent: text,
  });
  message.role = 'alert';
  box?.after(message);
}

function isNumberField(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.role === 'spinbutton';
}
