// State: none; the menu and the language list are popovers. Runs: on every page, on clicks and focus changes, and when
// the menu's button appears or disappears.
// Without script: Escape and a click outside close them.

function closeUnless(staysOpen: (popover: Element) => boolean): void {
  for (const popover of document.querySelectorAll<HTMLElement>('header [popover]')) {
    // Some browsers have no popovers.
    if (!staysOpen(popover)) popover.togglePopover?.(false);
  }
}

document.addEventListener('click', ({ target }) => {
  // The back/forward cache restores a page as it was, so both are closed on leaving it.
  if (target instanceof Element && target.closest('a')) closeUnless(() => false);
});

// An open list must not cover the element that has the focus.
document.addEventListener('focusin', ({ target }) => {
  const button = target instanceof HTMLButtonElement ? target : null;
  closeUnless((popover) => {
    const isInside = target instanceof Node && popover.contains(target);
    return isInside || button?.popoverTargetElement === popover;
  });
});

// A wide header shows the menu itself, without the button that would close it.
const menuButton = document.querySelector('header [popovertarget=menu]');
const watchButton = new ResizeObserver(([button]) => {
  const isShown = button?.contentRect.width !== 0;
  if (!isShown) closeUnless((popover) => popover.id !== 'menu');
});
if (menuButton) watchButton.observe(menuButton);
