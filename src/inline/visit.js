// State: none; it reads what the browser measured of this visit. Runs: when the bill is seen.
// Without script: the bill shows the figures the page had when it was built.
(() => {
  const bill = document.querySelector('[data-visit]');
  const [page] = performance.getEntriesByType('navigation');
  if (!page || !('IntersectionObserver' in window)) return;

  const { cached, unknown } = bill.dataset;
  const format = (value, unit, digits) =>
    new Intl.NumberFormat(document.documentElement.lang, {
      maximumSignificantDigits: digits,
      ...(unit && { style: 'unit', unit }),
    }).format(value);

  // A page made ready ahead of the click is painted before anybody waits for it.
  const sinceShown = ({ startTime }) => Math.max(0, startTime - (page.activationStart ?? 0));

  // What goes before the content of an answer is left out: browsers say 300 bytes, whatever it is.
  const contentOf = ({ transferSize, encodedBodySize }) => Math.min(transferSize, encodedBodySize);

  const write = () => {
    const loads = [page, ...performance.getEntriesByType('resource')];
    const bytes = loads.reduce((sum, load) => sum + contentOf(load), 0);
    // Nothing carried means a cache; no size at all means a browser that does not tell.
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
    for (const name of ['source', 'note']) {
      const line = bill.querySelector(`[data-visit-${name}]`);
      line.textContent = line.dataset[`visit${name[0].toUpperCase()}${name.slice(1)}`];
    }
  };

  // The drawings on the way down are part of the bill, so it is added up where it can be read.
  new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) write();
  }).observe(bill);
})();
