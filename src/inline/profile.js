// State: none; the dialog knows if it is open. Runs: at the end of the team page.
// Without script: the same buttons open and close the same text as a popover.
(() => {
  const dialog = document.querySelector('#profile');
  const [open, close] = document.querySelectorAll('[popovertarget=profile]');

  // Unlike a popover, a modal dialog keeps the focus inside and the page behind from scrolling.
  dialog.removeAttribute('popover');
  open.addEventListener('click', () => dialog.showModal());
  close.addEventListener('click', () => dialog.close());
  // Safari does not focus a button that is clicked, so the dialog has nothing to return to.
  dialog.addEventListener('close', () => open.focus());

  // The text fills the dialog to its edge, so only the overlay is the dialog itself. Not a click: it may have begun
  // in the text, which is being selected. A double click opens the profile with its first press.
  dialog.addEventListener('mousedown', ({ target, detail }) => {
    if (target === dialog && detail < 2) dialog.close();
  });
})();
