// Watches a page as somebody with a slow phone does: a slow line, a slow processor, nothing cached.
// Nothing is modelled but the line and the processor; the page loads and is painted for real.
import type { Browser, Page } from '@playwright/test';
import { missingWords } from '#scripts/steps/missingWords.ts';

/** How many times slower the processor is made. */
export const slowdown = 4;

/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export type Pair = { page: Visit; bare: Visit };

/** Milliseconds from the start of the visit, unless it says otherwise. */
export type Visit = {
  fcp: number;
  lcp: number;
  /** From the first paint until the end of the page has its place. */
  footer: number;
  /** How far things jumped; unknown on a machine that lacks what the stand-ins are made of. */
  cls: number | undefined;
  /** Words that were not there at `load`. */
  missing: string[];
};

/** Visits pages in turn, so that a busy machine slows all of them alike; every round gives a pair. */
export async function observe(
  browser: Browser,
  urls: { page: string; bare: string },
  rounds: number,
): Promise<Pair[]> {
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round++) {
    const bare = await visit(browser, urls.bare);
    pairs.push({ bare, page: await visit(browser, urls.page) });
  }
  return pairs;
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(`(${watch})(${missingWords})`);
    await page.goto(url, { waitUntil: 'load' });
    await isQuiet(page);
    const { seen, hasStandIns } = await page.evaluate(lookBack);
    return { ...seen, cls: hasStandIns ? seen.cls : undefined };
  } finally {
    await context.close();
  }
}

/** Fonts may be applied after `load`, and nothing may move because of them. */
async function isQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });
}

type Seen = Omit<Visit, 'cls'> & { cls: number };

function lookBack(): { seen: Seen; hasStandIns: boolean } {
  const asked = [...document.fonts].filter(
    ({ family, status }) => family.includes('Stand-in') && status !== 'unloaded',
  );
  return {
    seen: (globalThis as unknown as { seen: Seen }).seen,
    hasStandIns: asked.length === 0 || asked.some(({ status }) => status === 'loaded'),
  };
}

/** Runs in the page before anything of its own. */
function watch(missingWords: () => string[]): void {
  const seen: Seen = { fcp: 0, lcp: 0, footer: 0, cls: 0, missing: [] };
  Object.assign(globalThis, { seen });
  const note = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  let laidOut = 0;
  const isThere = () => {
    if (seen.fcp && laidOut) seen.footer = Math.max(0, laidOut - seen.fcp);
  };
  note('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
    isThere();
  });
  note('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  note('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  // A part is announced in the frame that lays it out. The bare page has no footer, but an end.
  const boxes = new ResizeObserver((parts) => {
    if (parts.some(({ contentRect }) => contentRect.height > 0)) laidOut ||= performance.now();
    isThere();
  });
  new MutationObserver((_, self) => {
    const end = document.querySelector('body > footer');
    if (!end) return;
    boxes.observe(end);
    self.disconnect();
  }).observe(document, { childList: true, subtree: true });
  addEventListener('load', () => {
    seen.missing = missingWords();
  });
}
