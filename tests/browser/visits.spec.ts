// One cold visit to each document, from arrival to the end of the page: what it loads, what the browser
// says against it, which fonts it uses and where its layout breaks.
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { billOf, type Load, overspent, type Visited } from '#scripts/measure/budgets.ts';
import { addresses } from '#scripts/steps/addresses.ts';
import { missingWords } from '#scripts/steps/missingWords.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';
import { openingName, pathOf } from '#src/i18n/paths.ts';
import { facts } from '#tests/siteData.ts';
import { facesOf, fontFaults, foreignFonts, standInFaults } from './fontsInUse.ts';
import {
  brokenAddresses,
  clippedWords,
  cutWords,
  layOutEverything,
  longLines,
  moving,
  smallTargets,
  spaceText,
  tooWide,
} from './measures.ts';
import { fillLetter, hydrated, sendLetter } from './visitor.ts';

const compress = promisify(brotliCompress);

// The phone that Lighthouse holds.
test.use({ viewport: { width: 412, height: 823 } });

/** What browsers call a good page. Less is better: the audit wants none on a slow line. */
const mostShift = 0.1;

const narrow = { width: 320, height: 640 };
const tablet = { width: 768, height: 1024 };
const landscape = { width: 1024, height: 768 };
const wide = { width: 1280, height: 900 };
const widest = { width: 2560, height: 1200 };

// Three languages, of different widths and scripts: every opening's page is made of the same sections.
const openings = facts('jobs')
  .jobs.slice(0, 1)
  .flatMap(({ id }: { id: string }) =>
    (['en', 'hi', 'ru'] as const).map((language) => ({
      page: 'opening' as const,
      language,
      path: pathOf(openingName(id), language, '/').slice(1),
    })),
  );
const visits: { page: Visited; language: LanguageCode; path: string }[] = [
  ...addresses,
  ...openings,
];

for (const { page: name, language, path } of visits) {
  const isLost = name === '404';

  test(`a visit to ${name} in "${language}" costs what it may and breaks nothing`, async ({
    page,
    baseURL,
    context,
  }) => {
    test.setTimeout(90_000);
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    const complaints = await listen(page);
    await watch(page);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(isLost ? 404 : 200);

    const atLoad = await page.evaluate(() => window.atLoad);
    expect.soft(atLoad.missing, 'words that are not there at load').toEqual([]);
    expect.soft(atLoad.height, 'height at load').toBeGreaterThan(1000);
    await page.evaluate(() => document.fonts.ready);
    const { shift, moved } = await page.evaluate(lookForShifts);
    // What moves when fonts arrive says nothing where the machine lacks what stands in for them.
    if (await page.evaluate(hasStandIns)) {
      expect.soft(shift, `moved while it was loading: ${moved.join(', ')}`).toBeLessThan(mostShift);
    }

    await readToTheEnd(page);
    await hydrated(page);
    await expect.poll(() => page.evaluate(unloaded)).toEqual([]);
    const loaded = [...requests];

    const { blocking, inlineScript } = await page.evaluate(lookBack);
    const loads = await Promise.all(
      loaded.map(async (request): Promise<Load> => {
        const { responseBodySize } = await request.sizes();
        const isBlocking = blocking.includes(request.url());
        return { bytes: responseBodySize, kind: kindOf(request), isBlocking };
      }),
    );
    const inline = inlineScript ? (await compress(inlineScript)).length : 0;
    const bill = billOf({ page: name, language, loads, inlineScript: inline });
    test.info().annotations.push({ type: 'bill', description: JSON.stringify(bill) });
    expect
      .soft(
        overspent(bill),
        `over budget: ${JSON.stringify(bill.costs)}; scripts/measure/budgets.ts`,
      )
      .toEqual([]);

    if (language === 'en') await use[name]?.(page);
    await chooseLanguageFromList(page);
    await page.evaluate(() => document.fonts.ready);
    expect.soft(await fontFaults(page, fontsIn(requests)), 'fonts').toEqual([]);
    if (!isLost) {
      expect.soft(foreignFonts(fontsIn(loaded), language), 'fonts of others').toEqual([]);
    }
    if (name === 'home') {
      expect.soft(await standInFaults(page), 'stand-ins, in src/fonts/faces.ts').toEqual([]);
    }
    const waiting = await page.evaluate(facesOf);
    expect.soft(new Set(waiting), 'how fonts wait').toEqual(new Set(['swap']));

    expect.soft(await page.evaluate(() => window.refused), 'refused by the policy').toEqual([]);
    // Chromium logs the status of the 404 page's own document as an error.
    const said = complaints.filter((text) => !(isLost && text.includes('404 (Not Found)')));
    expect.soft(said, 'errors and warnings').toEqual([]);
    const elsewhere = requests
      .map((one) => one.url())
      .filter((url) => !url.startsWith(`${baseURL}`));
    expect.soft(elsewhere, 'asked of others').toEqual([]);
    expect.soft(await context.cookies()).toEqual([]);
    expect.soft(await page.evaluate(kept)).toEqual({
      local: [],
      session: [],
      databases: 0,
      caches: 0,
      workers: 0,
    });

    // Without motion, so that nothing is measured halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.evaluate(layOutEverything);
    const strip = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
    expect.soft(strip, 'beside the page, where no scroll bar is').toBe(0);
    // A thread of the loom that the pointer has just left may still swing for a second.
    await expect
      .poll(() => page.evaluate(moving), { message: 'still when asked to be' })
      .toEqual([]);
    for (const size of [widest, wide, landscape, tablet, narrow]) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(tooWide), `width at ${size.width}`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `targets at ${size.width}`).toEqual([]);
      expect.soft(await page.evaluate(longLines), `lines at ${size.width}`).toEqual([]);
      expect.soft(await page.evaluate(cutWords), `words at ${size.width}`).toEqual([]);
      expect.soft(await page.evaluate(brokenAddresses), `at ${size.width}`).toEqual([]);
    }
    await page.evaluate(spaceText);
    for (const size of [narrow, wide]) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(tooWide), `spaced text at ${size.width}`).toEqual([]);
      expect.soft(await page.evaluate(clippedWords), `spaced text at ${size.width}`).toEqual([]);
    }
  });
}

test('the first screen breaks its lines alike before and after its fonts arrive', async ({
  page,
}) => {
  const linesAt = async (address: string) => {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    const heights: number[] = [];
    for (const width of [390, 768, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const text = page.locator('#hero h1 + p');
      heights.push(await text.evaluate((paragraph) => Math.round(paragraph.clientHeight)));
    }
    return heights;
  };
  // Nothing here is about motion.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const addresses = ['./', './fr/', './ru/'];
  const after: number[][] = [];
  for (const address of addresses) after.push(await linesAt(address));
  if (!(await page.evaluate(hasStandIns))) return;
  await page.route('**/*.woff2', (route) => route.abort());
  for (const [index, address] of addresses.entries()) {
    expect(await linesAt(address), address).toEqual(after[index]);
  }
});

test('reports a script, a style and a markup sink that the policy does not allow', async ({
  page,
}) => {
  const complaints = await listen(page);
  await page.goto('./contact');
  await page.evaluate(() => {
    const add = (name: string, text: string) => {
      const element = document.createElement(name);
      element.append(text);
      document.head.append(element);
    };
    add('style', 'h1 { color: red }');
    document.querySelector('h1')?.setAttribute('style', 'color: red');
    try {
      document.body.innerHTML += '';
    } catch {}
  });
  const refused = await page.evaluate(() => window.refused.map((text) => text.split(' ')[0]));
  expect(new Set(refused)).toEqual(
    new Set(['style-src-elem', 'style-src-attr', 'require-trusted-types-for']),
  );
  expect(complaints.length).toBeGreaterThan(0);
});

/** What a visitor can do on a page beside reading. */
const use: Record<string, (page: Page) => Promise<void>> = {
  async team(page) {
    await page.locator('button[aria-haspopup="dialog"]').click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
  async careers(page) {
    for (const filter of await page.locator('[role="group"] button[aria-pressed]').all()) {
      await filter.click();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      expect(await page.locator('[data-job]:visible').count()).toBeGreaterThan(0);
    }
  },
  async contact(page) {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await fillLetter(page);
    await sendLetter(page);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
  },
};

async function chooseLanguageFromList(page: Page): Promise<void> {
  await page.locator('[popovertarget="languages"]').click();
  await expect(page.locator('#languages')).toBeVisible();
  // The language the page has already: the choice is kept and no other page is opened.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('#languages a[hreflang]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });
}

/** Step by step, as a visitor does: what loads on sight has to be seen. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 0.9 * innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  });
}

declare global {
  interface Window {
    refused: string[];
    atLoad: { missing: string[]; height: number };
    shifts: { shift: number; moved: string[] };
  }
}

/** Everything the browser says against the page, from its first byte on. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', (event) => {
      window.refused.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`,
      );
    });
  });
  return complaints;
}

/** What is there when the page is loaded, and what has moved until then. */
function watch(page: Page): Promise<unknown> {
  return page.addInitScript(`
    window.shifts = { shift: 0, moved: [] };
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries()) {
        window.shifts.shift += value;
        window.shifts.moved.push(...sources.map(({ node }) => node?.nodeName + '.' + node?.className));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    addEventListener('load', () => {
      window.atLoad = {
        missing: (${missingWords})(),
        height: document.documentElement.scrollHeight,
      };
    });
  `);
}

/** Pictures still on the way, but for those that a banner will not bring into view for a while. */
function unloaded(): string[] {
  return [...document.images]
    .filter((image) => !image.complete && image.getBoundingClientRect().left < innerWidth)
    .map(({ src }) => src);
}

function fontsIn(requests: readonly Request[]): Set<string> {
  const fonts = requests.filter((request) => request.resourceType() === 'font');
  return new Set(fonts.map((request) => request.url().split('/').at(-1) ?? ''));
}

function hasStandIns(): boolean {
  return ![...document.fonts].some(
    ({ family, status }) => family.includes('Stand-in') && status === 'error',
  );
}

/** Unknown, and so nothing, on a machine that lacks what the stand-ins are made of. */
function lookForShifts(): { shift: number; moved: string[] } {
  const asked = [...document.fonts].filter(
    ({ family, status }) => family.includes('Stand-in') && status !== 'unloaded',
  );
  const isKnown = asked.length === 0 || asked.some(({ status }) => status === 'loaded');
  return isKnown ? window.shifts : { shift: 0, moved: [] };
}

function kindOf(request: Request): Load['kind'] {
  const kind = request.resourceType();
  const known = ['document', 'stylesheet', 'script', 'image', 'font'] as const;
  return known.find((one) => one === kind) ?? 'other';
}

/** What the browser noted of the visit. */
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

async function kept() {
  return {
    local: Object.keys(localStorage).filter((key) => key !== 'sl_lang'),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  };
}
