// Runs: in the head of every page. Sections far down are rendered late (content-visibility in base.css) and have no
// known height until then. So data-whole on <html> renders all of them on the first scroll or key, and at once where the
// browser restores a scroll position.
// Without script: a restored scroll position may be off.
(() => {
  const root = document.documentElement;
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation && navigation.type !== 'navigate') root.dataset.whole = 'restored';
  for (const move of ['scroll', 'keydown']) {
    addEventListener(move, () => (root.dataset.whole ??= 'moved'), { once: true });
  }
})();
