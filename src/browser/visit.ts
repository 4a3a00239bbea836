// State: none; it reads the browser's performance entries. Runs: when the home page has loaded, and when the figures
// scroll into view.
// Without script: the page explains that the figures need a script.

/** Not in TypeScript's types, because some browsers do not have it. */
type Visit = PerformanceNavigationTiming & { activationStart?: number };

function showCosts(panel: HTMLElement, visit: Visit): void {
  const { cached = '', unknown = '' } = panel.dataset;
  const source = panel.querySelector<HTMLElement>('[data-visit-source]');

  function write(): void {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loads = [visit, ...resources];
    const bytes = loads.reduce((sum, load) => sum + bodySizeOf(load), 0);
    put('bytes', formatBytes(bytes));
    put('requests', format(loads.length));
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    put('readable', paint ? formatSeconds(paint.startTime) : unknown);
    if (source) source.textContent = source.dataset.visitSource ?? '';
  }

  function put(kind: string, figure: string): void {
    const place = panel.querySelector(`[data-visit-figure=${kind}]`);
    if (place) place.textContent = figure;
  }

  function formatBytes(bytes: number): string {
    // Some browsers do not report it.
    if (visit.transferSize === undefined) return unknown;
    if (bytes === 0) return cached;
    return format(bytes / 1000, { style: 'unit', unit: 'kilobyte', maximumSignificantDigits: 3 });
  }

  function formatSeconds(startTime: number): string {
    // A prerendered page may be painted before it is shown.
    const sinceShown = Math.max(0, startTime - (visit.activationStart ?? 0));
    return format(sinceShown / 1000, {
      style: 'unit',
      unit: 'second',
      maximumSignificantDigits: 2,
    });
  }

  addEventListener('load', () => {
    write();
    // A cached or prerendered page may have loaded before its first paint.
    new PerformanceObserver(write).observe({ type: 'paint', buffered: true });
  });
  // Drawings load while the visitor scrolls, so the sum is computed again when it comes into view.
  const viewObserver = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting }) => isIntersecting)) write();
  });
  viewObserver.observe(panel);
}

/** Without response headers, for which browsers report 300 bytes whatever their size. */
function bodySizeOf({ transferSize, encodedBodySize }: PerformanceResourceTiming): number {
  return Math.min(transferSize, encodedBodySize);
}

function format(value: number, options?: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(document.documentElement.lang, options).format(value);
}

const panel = document.querySelector<HTMLElement>('[data-visit]');
const [visit] = performance.getEntriesByType('navigation') as Visit[];
if (panel && visit) showCosts(panel, visit);
