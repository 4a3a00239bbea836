// State: none; menu and language list know themselves whether they are open. Runs: in the head,
// and works on clicks and on the focus. Without script: Escape and a press beside them close them.
(() => {
  const closeUnless = (stays) => {
    for (const popover of document.querySelectorAll('header [popover]')) {
      if (!stays(popover)) popover.togglePopover?.(false);
    }
  };
  document.addEventListener('click', ({ target }) => {
    // The back/forward cache shows a page as it was left, so everything is closed on leaving.
    if (target.closest?.('a')) closeUnless(() => false);
  });
  // An open list must not cover the focus of somebody who goes on by keyboard.
  document.addEventListener('focusin', ({ target }) => {
    closeUnless((popover) => popover.contains(target) || target.popoverTargetElement === popover);
  });
})();
