// State: none; it reads the browser's performance entries. Runs: once the home page has loaded and the browser is idle,
// and whenever more has come. Until then the page does without this file.
// Without script: the page explains that the figures need a script.

/** Safari has no requestIdleCallback. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Not in TypeScript's types, because some browsers do not have it. */
type Visit = PerformanceNavigationTiming & { activationStart?: number };

const formatCount = formatter({});
const formatKilobytes = formatter({
  style: 'unit',
  unit: 'kilobyte',
  maximumSignificantDigits: 3,
});
const formatSeconds = formatter({ style: 'unit', unit: 'second', maximumSignificantDigits: 2 });

function showCosts(panel: HTMLElement, visit: Visit): void {
  const { cached = '', unknown = '' } = panel.dataset;
  const source = document.querySelector<HTMLElement>('[data-visit-source]');

  // Each figure in a task of its own, because the first use of a format takes milliseconds.
  function write(): void {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loads = [visit, ...resources];
    whenIdle(() => put('bytes', sizeOf(loads)));
    whenIdle(() => put('requests', formatCount(loads.length)));
    whenIdle(() => put('readable', timeToRead()));
    if (source) source.textContent = source.dataset.visitSource ?? '';
  }

  function put(kind: string, figure: string): void {
    const place = panel.querySelector(`[data-visit-figure=${kind}]`);
    if (place) place.textContent = figure;
  }

  function sizeOf(loads: PerformanceResourceTiming[]): string {
    // Some browsers do not report it.
    if (visit.transferSize === undefined) return unknown;
    const bytes = loads.reduce((sum, load) => sum + bodySizeOf(load), 0);
    return bytes === 0 ? cached : formatKilobytes(bytes / 1000);
  }

  function timeToRead(): string {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) return unknown;
    // A browser may prerender the page of an address that is being typed, and show it later.
    const sinceShown = Math.max(0, paint.startTime - (visit.activationStart ?? 0));
    return formatSeconds(sinceShown / 1000);
  }

  whenIdle(write);
  // Drawings come after the page has loaded, and a page may have loaded before it is shown and painted.
  const observer = new PerformanceObserver(() => whenIdle(write));
  observer.observe({ entryTypes: ['resource', 'paint'] });
}

/** Without response headers, for which browsers report 300 bytes whatever their size. */
function bodySizeOf({ transferSize, encodedBodySize }: PerformanceResourceTiming): number {
  return Math.min(transferSize, encodedBodySize);
}

/** Created on first use and kept, because creating a format takes longer than using it. */
function formatter(options: Intl.NumberFormatOptions): (value: number) => string {
  let format: Intl.NumberFormat | undefined;
  return (value) => {
    format ??= new Intl.NumberFormat(document.documentElement.lang, options);
    return format.format(value);
  };
}

const panel = document.querySelector<HTMLElement>('[data-visit]');
const [visit] = performance.getEntriesByType('navigation') as Visit[];
if (panel && visit) showCosts(panel, visit);
