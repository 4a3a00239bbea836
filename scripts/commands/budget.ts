// Measures what a cold visit to every page costs, from arrival to the end of the page.
// Only bytes and counts are judged here: they are the same on every machine.
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { type Bill, billOf, type Load, overspent, type Visit } from '#scripts/measure/budgets.ts';
import { table } from '#scripts/measure/table.ts';
import { serve } from '#scripts/serve/server.ts';
import { type Address, addresses } from '#scripts/steps/addresses.ts';
import { bringBrowser, launchArgs } from '#scripts/steps/browser.ts';

const compress = promisify(brotliCompress);

/** The phone that Lighthouse holds. */
const phone = { width: 412, height: 823 };
const visitsAtOnce = 3;

const site = await serve({ directory: 'dist', port: 0, base: process.env.BASE_PATH ?? '/' });
const browser = await chromium.launch({ executablePath: bringBrowser(), args: launchArgs });
const waiting = [...addresses];
const bills: Bill[] = [];
await Promise.all(
  Array.from({ length: visitsAtOnce }, async () => {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      bills.push(billOf(await visit(browser, address)));
    }
  }),
);
await browser.close();
await site.close();

bills.sort((a, b) => b.worst - a.worst);
console.log(
  table(
    ['page', 'document', 'blocking', 'script', 'whole page', 'of budget'],
    bills.map(({ name, costs: { document, blocking, script, total }, worst }) => [
      name,
      bytes(document),
      String(blocking.spent),
      bytes(script),
      bytes(total),
      `${Math.round(worst * 100)} %`,
    ]),
  ),
);
const over = bills.flatMap((bill) =>
  overspent(bill).map((cost) => {
    const { spent, limit } = bill.costs[cost];
    return `${bill.name} is over its budget for "${cost}": ${spent} of ${limit}.`;
  }),
);
if (over.length > 0) {
  console.error(
    `\n${over.join('\n')}\nMake it lighter; the budgets stand in scripts/measure/budgets.ts.`,
  );
  process.exitCode = 1;
}

function bytes({ spent, limit }: { spent: number; limit: number }): string {
  return `${(spent / 1000).toFixed(1)} of ${limit / 1000} KB`;
}

async function visit(browser: Browser, { page: name, language, path }: Address): Promise<Visit> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(new URL(path, site.url).href, { waitUntil: 'networkidle' });
  await scrollToEnd(page);
  const { blocking, inlineScript } = await page.evaluate(lookBack);
  const loads = await Promise.all(
    requests.map(async (request): Promise<Load> => {
      const { responseBodySize } = await request.sizes();
      const address = request.url();
      return {
        bytes: responseBodySize,
        kind: kindOf(request),
        isBlocking: blocking.includes(address),
      };
    }),
  );
  await context.close();
  const inline = inlineScript ? (await compress(inlineScript)).length : 0;
  return { page: name, language, loads, inlineScript: inline };
}

function kindOf(request: Request): Load['kind'] {
  const kind = request.resourceType();
  const known = ['document', 'stylesheet', 'script', 'image', 'font'] as const;
  return known.find((one) => one === kind) ?? 'other';
}

/** What the browser noted of the visit; this runs in the page. */
function lookBack() {
  const loads = performance.getEntriesByType('resource') as (PerformanceResourceTiming & {
    renderBlockingStatus: string;
  })[];
  return {
    blocking: loads
      .filter((load) => load.renderBlockingStatus === 'blocking')
      .map(({ name }) => name),
    inlineScript: [...document.scripts]
      .filter(({ src, type }) => !src && ['', 'module', 'text/javascript'].includes(type))
      .map(({ text }) => text)
      .join(''),
  };
}

/** Scrolls step by step, so that everything loads that loads when it comes into view. */
async function scrollToEnd(page: Page): Promise<void> {
  const end = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < end; top += phone.height / 2) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
    await page.waitForTimeout(30);
  }
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(200);
}
