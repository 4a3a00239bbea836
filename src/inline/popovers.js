// State: none; menu and language list know themselves whether they are open. Runs: in the head,
// and works on clicks and on the focus. Without script: Escape and a press beside them close them.
(() => {
  const closeUnless = (stays) => {
    for (const popover of document.querySelectorAll('header [popover]')) {
      if (!stays(popover)) popover.togglePopover?.(false);
    }
  };
  document.addEventListener('click', ({ target }) => {
    // The page may come back from the browser's memory as it was left: leave it with all closed.
    if (target.closest?.('a')) closeUnless(() => false);
  });
  // Whoever goes on by keyboard is not to look for the focus under what is open.
  document.addEventListener('focusin', ({ target }) => {
    closeUnless((popover) => popover.contains(target) || target.popoverTargetElement === popover);
  });
})();
