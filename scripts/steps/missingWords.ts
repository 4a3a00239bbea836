/** Words that are not visible, other than in what has to be opened or hydrated first. Runs in a page. */
export function missingWords(): string[] {
  const missing: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, textContent } = walker.currentNode;
    const text = textContent?.trim();
    if (!text || !element || element.closest('script, style, noscript')) continue;
    // Only some devices have ways to share.
    if (element.closest('[data-link-share]')) continue;
    if (element.closest('dialog, details, [popover], [popovertarget], [aria-pressed]')) continue;
    // It repeats for the eye what stands elsewhere for everybody.
    if (element.closest('[aria-hidden=true]')) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      missing.push(text);
    }
  }
  return missing;
}
