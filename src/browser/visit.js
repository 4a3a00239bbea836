// State: none; it reads the browser's performance entries. Runs: when home has loaded, and when the figures scroll into
// view.
// Without script: the page explains what would fill them in.
(() => {
  const bill = document.querySelector('[data-visit]');
  const [page] = performance.getEntriesByType('navigation');

  const { cached, unknown } = bill.dataset;
  const format = (value, unit, digits) =>
    new Intl.NumberFormat(document.documentElement.lang, {
      maximumSignificantDigits: digits,
      ...(unit && { style: 'unit', unit }),
    }).format(value);

  // A prerendered page is painted before it is visited.
  const sinceShown = ({ startTime }) => Math.max(0, startTime - (page.activationStart ?? 0));

  // Without response headers: browsers report 300 bytes for them, whatever their size.
  const bodySizeOf = ({ transferSize, encodedBodySize }) => Math.min(transferSize, encodedBodySize);

  const write = () => {
    const loads = [page, ...performance.getEntriesByType('resource')];
    const bytes = loads.reduce((sum, load) => sum + bodySizeOf(load), 0);
    // Zero bytes: from the cache. No transferSize: the browser does not report it.
    const known = page.transferSize !== undefined;
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const figures = {
      bytes: !known ? unknown : bytes ? format(bytes / 1000, 'kilobyte', 3) : cached,
      requests: format(loads.length),
      readable: paint ? format(sinceShown(paint) / 1000, 'second', 2) : unknown,
    };
    for (const [kind, figure] of Object.entries(figures)) {
      bill.querySelector(`[data-visit-figure=${kind}]`).textContent = figure;
    }
    const source = bill.querySelector('[data-visit-source]');
    source.textContent = source.dataset.visitSource;
  };

  addEventListener('load', () => {
    write();
    // A page from the cache, or a prerendered one, may have loaded before its first paint.
    new PerformanceObserver(write).observe({ type: 'paint', buffered: true });
  });
  // Drawings load while the visitor scrolls, so the sum is computed again when it comes into view.
  new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) write();
  }).observe(bill);
})();
