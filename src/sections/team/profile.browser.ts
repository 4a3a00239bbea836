// State: none but the dialog's own. Runs: once the team page is parsed.
// Without script: the same buttons open and close the same text as a popover.

function makeModal(dialog: HTMLDialogElement, open: HTMLElement, close: HTMLElement): void {
  // Unlike a popover, a modal dialog traps the focus and keeps the page behind from scrolling.
  dialog.removeAttribute('popover');
  open.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  // Safari does not focus a clicked button, so the dialog has nothing to return the focus to.
  dialog.addEventListener('close', () => open.focus());

  // A click whose target is the dialog itself is on the backdrop, because the text fills the dialog. It does not close
  // it at the end of a text selection, nor as the second click of a double click on the button.
  // The document listens, because screen readers call an element that does clickable, with all that is in it.
  let isPressedInside = false;
  document.addEventListener('mousedown', ({ target }) => {
    isPressedInside = target !== dialog;
  });
  document.addEventListener('click', ({ target, detail }) => {
    if (target === dialog && !isPressedInside && detail < 2) dialog.close();
    isPressedInside = false;
  });
}

const dialog = document.querySelector<HTMLDialogElement>('dialog#profile');
const [open, close] = document.querySelectorAll<HTMLElement>('[popovertarget=profile]');
if (dialog && open && close) makeModal(dialog, open, close);
