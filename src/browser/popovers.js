// State: none; menu and language list are popovers. Runs: in the head, and on clicks, focus and width changes.
// Without script: Escape and a click outside close them.
(() => {
  const closeUnless = (stays) => {
    for (const popover of document.querySelectorAll('header [popover]')) {
      if (!stays(popover)) popover.togglePopover?.(false);
    }
  };
  document.addEventListener('click', ({ target }) => {
    // The back/forward cache restores a page as it was, so both are closed on leaving it.
    if (target.closest?.('a')) closeUnless(() => false);
  });
  // Above this width the header shows the menu, and no button that would close it.
  matchMedia('(min-width: 64rem)').addEventListener('change', ({ matches }) =>
    closeUnless(() => !matches),
  );
  // An open list must not cover the focused element of somebody who tabs on.
  document.addEventListener('focusin', ({ target }) => {
    closeUnless((popover) => popover.contains(target) || target.popoverTargetElement === popover);
  });
})();
