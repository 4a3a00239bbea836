// Runs: in the head of every page. Sections far down are rendered late (content-visibility in base.css) and have no
// known height until then. So all are rendered on the first scroll or key, and before a scroll position is restored.
// Without script: a restored scroll position may be off.
(() => {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') root.dataset.whole = 'back';
  for (const move of ['scroll', 'keydown']) {
    addEventListener(move, () => (root.dataset.whole ??= 'moved'), { once: true });
  }
})();
