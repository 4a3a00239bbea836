// State: none; it reads what the browser measured of this visit. Runs: when the figures come into view.
// Without script: the page says what fills them in.
(() => {
  const bill = document.querySelector('[data-visit]');
  const [page] = performance.getEntriesByType('navigation');

  const { cached, unknown } = bill.dataset;
  const format = (value, unit, digits) =>
    new Intl.NumberFormat(document.documentElement.lang, {
      maximumSignificantDigits: digits,
      ...(unit && { style: 'unit', unit }),
    }).format(value);

  // A prerendered page is painted before the visitor asks for it.
  const sinceShown = ({ startTime }) => Math.max(0, startTime - (page.activationStart ?? 0));

  // Without response headers: browsers report 300 bytes for them, whatever their size.
  const bodySizeOf = ({ transferSize, encodedBodySize }) => Math.min(transferSize, encodedBodySize);

  const write = () => {
    const loads = [page, ...performance.getEntriesByType('resource')];
    const bytes = loads.reduce((sum, load) => sum + bodySizeOf(load), 0);
    // Zero bytes mean a cache; no transferSize means a browser that does not report it.
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

  // Drawings load while the visitor scrolls here, so the bytes are added up when the sum is in view.
  new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) write();
  }).observe(bill);
})();
