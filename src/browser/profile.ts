// State: none; the dialog knows if it is open. Runs: once the team page is read.
// Without script: the same buttons open and close the same text as a popover.

function makeModal(dialog: HTMLDialogElement, open: HTMLElement, close: HTMLElement): void {
  // Unlike a popover, a modal dialog traps the focus and keeps the page behind from scrolling.
  dialog.removeAttribute('popover');
  open.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  // Safari does not focus a clicked button, so the dialog has nothing to return the focus to.
  dialog.addEventListener('close', () => open.focus());

  // The text fills the dialog, so the target is the dialog itself only on the backdrop: also where a text selection
  // ends that began in the text. And not on the second half of a double click on the button.
  let isPressedInside = false;
  dialog.addEventListener('mousedown', ({ target }) => {
    isPressedInside = target !== dialog;
  });
  dialog.addEventListener('click', ({ target, detail }) => {
    if (target === dialog && !isPressedInside && detail < 2) dialog.close();
    isPressedInside = false;
  });
}

const dialog = document.querySelector<HTMLDialogElement>('dialog#profile');
const [open, close] = document.querySelectorAll<HTMLElement>('[popovertarget=profile]');
if (dialog && open && close) makeModal(dialog, open, close);
