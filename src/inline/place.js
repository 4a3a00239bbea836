// Runs: in the head of every page. A browser brings whoever comes back or loads anew to the place where they were,
// and finds it only among parts that are laid out.
// Without script: it may be off by a part of the page.
(() => {
  const [visit] = performance.getEntriesByType('navigation');
  if (visit && visit.type !== 'navigate') document.documentElement.dataset.whole = '';
})();
