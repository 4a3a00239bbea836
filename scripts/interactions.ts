// How long the site takes from a finger or a key to the next picture on the screen, on a
// processor made six times slower.
import { type Browser, devices, type Page } from '@playwright/test';

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
  act: (page: Page) => Promise<unknown>;
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
  'bare: open': { act: (page) => page.locator('summary').tap() },
  'bare: typing': {
    prepare: (page) => page.locator('input').tap(),
    act: (page) => page.keyboard.press('a'),
  },
  menu: { path: '', act: (page) => page.locator('[popovertarget=menu]').tap() },
  language: { path: '', act: (page) => page.locator('[popovertarget=languages]').tap() },
  filter: {
    path: 'careers',
    prepare: async (page) => {
      await page.locator('#openings').scrollIntoViewIfNeeded();
      await islandIsAwake(page);
    },
    act: (page) => page.locator('button[aria-pressed=false]').first().tap(),
  },
  modal: {
    path: 'team',
    prepare: islandIsAwake,
    act: (page) => page.locator('[aria-haspopup=dialog]').tap(),
  },
  typing: {
    path: 'contact',
    prepare: writeLetter,
    act: (page) => page.keyboard.press('a'),
  },
  submit: {
    path: 'contact',
    prepare: writeLetter,
    act: (page) => page.locator('form [type=submit]').first().tap(),
  },
} satisfies Record<string, Interaction>;

/** The middle and the longest of several first times, each on a page just opened. */
export async function timeInteraction(
  browser: Browser,
  url: string,
  { prepare, act }: Interaction,
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
    await page.waitForTimeout(settling);
    await page.evaluate(noteInteractions);
    await act(page);
    await page.waitForTimeout(settling);
    times.push(await page.evaluate(longestInteraction));
    await context.close();
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0 };
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
