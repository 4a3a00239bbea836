// Runs: in the head of every page. What is far down is laid out late, to show what is on top sooner; what was never
// laid out has no known height. So all is laid out once somebody moves down, and before anybody is brought back.
// Without script: who comes back may be off by a part of the page.
(() => {
  const root = document.documentElement;
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') root.dataset.whole = 'back';
  for (const move of ['scroll', 'keydown']) {
    addEventListener(move, () => (root.dataset.whole ??= 'moved'), { once: true });
  }
})();
