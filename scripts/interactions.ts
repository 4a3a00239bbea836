// How long the site takes from a finger or a key to the next picture on the screen, on a
// processor made six times slower.
import { type Browser, devices, type Locator, type Page } from '@playwright/test';

/** Milliseconds from an interaction to the next paint. */
export const interactionLimit = 50;

const slowdown = 6;
const timesEach = 5;
// What the browser needs to note an interaction that is over.
const settling = 400;

export type Interaction = {
  /** Below the site's address; the bare page is asked for by leaving it out. */
  path?: string;
  /** Brings the page to where the interaction can begin. */
  prepare?: (page: Page) => Promise<unknown>;
  /** What the finger comes down on; left out, a key is pressed instead. */
  target?: string;
};

const islandIsAwake = (page: Page) => page.locator('astro-island:not([ssr])').waitFor();
const writeLetter = async (page: Page) => {
  await islandIsAwake(page);
  await page.locator('[name=name]').fill('Asha Mehta');
  await page.locator('[name=email]').fill('asha@example.com');
  await page.locator('[name=subject]').fill('A question');
  await page.locator('[name=message]').fill('How many threads are there?');
};

export const interactions = {
  'bare: open': { target: 'summary' },
  'bare: typing': { prepare: (page) => page.locator('input').tap() },
  menu: { path: '', target: '[popovertarget=menu]' },
  language: { path: '', target: '[popovertarget=languages]' },
  filter: {
    path: 'careers',
    prepare: async (page) => {
      await page.locator('#openings').scrollIntoViewIfNeeded();
      await islandIsAwake(page);
    },
    target: 'button[aria-pressed=false]',
  },
  modal: { path: 'team', prepare: islandIsAwake, target: '[aria-haspopup=dialog]' },
  typing: { path: 'contact', prepare: writeLetter },
  submit: { path: 'contact', prepare: writeLetter, target: 'main form [type=submit]' },
} satisfies Record<string, Interaction>;

/** The middle and the longest of several first times, each on a page just opened. */
export async function timeInteraction(
  browser: Browser,
  url: string,
  { prepare, target }: Interaction,
): Promise<{ median: number; longest: number }> {
  const times: number[] = [];
  for (let time = 0; time < timesEach; time++) {
    const context = await browser.newContext({
      ...devices['Pixel 7'],
      ignoreHTTPSErrors: true,
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await prepare?.(page);
    const place = target ? await middleOf(page.locator(target).first()) : undefined;
    await page.waitForTimeout(settling);
    await page.evaluate(noteInteractions);
    // By its place: looking for the element now would keep the page busy.
    if (place) await page.touchscreen.tap(place.x, place.y);
    else await page.keyboard.press('a');
    await page.waitForTimeout(settling);
    times.push(await page.evaluate(longestInteraction));
    await context.close();
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0 };
}

async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box)
    throw new Error(`${target} cannot be seen.\nCorrect its selector in scripts/interactions.ts.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Noting = typeof globalThis & { noted: PerformanceEntry[] };

/** Runs in the page. What took less than the threshold is not told, and counts as the threshold. */
function noteInteractions(): void {
  const window = globalThis as Noting;
  window.noted = [];
  new PerformanceObserver((list) => {
    window.noted.push(...list.getEntries());
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function longestInteraction(): number {
  const { noted } = globalThis as Noting;
  return Math.max(16, ...noted.map(({ duration }) => duration));
}
