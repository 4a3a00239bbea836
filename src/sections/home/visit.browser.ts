// State: none; it reads the browser's performance entries. Runs: once the home page has loaded and the browser is idle,
// and whenever more has come. Until then the page does without this file.
// Without script: the page explains that the figures need a script.

/** Safari has no requestIdleCallback. */
const whenIdle = window.requestIdleCallback ?? setTimeout;

/** Not in TypeScript's types, because some browsers do not have it. */
type Visit = PerformanceNavigationTiming & { activationStart?: number };

function showCosts(panel: HTMLElement, visit: Visit): void {
  const { cached = '', unknown = '' } = panel.dataset;
  const source = document.querySelector<HTMLElement>('[data-visit-source]');

  // Each figure in a task of its own, because the first use of a format takes milliseconds.
  function write(): void {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const loads = [visit, ...resources];
    whenIdle(() => put('bytes', sizeOf(loads)));
    whenIdle(() => put('requests', format(loads.length, {})));
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
    const inKilobytes = { style: 'unit', unit: 'kilobyte', maximumSignificantDigits: 3 } as const;
    return bytes === 0 ? cached : format(bytes / 1000, inKilobytes);
  }

  function timeToRead(): string {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    if (!paint) return unknown;
    // A browser may prerender the page of an address that is being typed, and show it later.
    const sinceShown = Math.max(0, paint.startTime - (visit.activationStart ?? 0));
    const inSeconds = { style: 'unit', unit: 'second', maximumSignificantDigits: 2 } as const;
    return format(sinceShown / 1000, inSeconds);
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

function format(value: number, options: Intl.NumberFormatOptions): string {
  return value.toLocaleString(document.documentElement.lang, options);
}

const panel = document.querySelector<HTMLElement>('[data-visit]');
const [visit] = performance.getEntriesByType('navigation') as Visit[];
if (panel && visit) showCosts(panel, visit);
