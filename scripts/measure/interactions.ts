// How long the site takes from a press to the next paint, on a slowed processor.
import { type Browser, devices } from '@playwright/test';
import { slowdown } from './observe.ts';

/** Milliseconds from an interaction to the next paint. */
export const interactionLimit = 100;

// Time for the browser to record an interaction.
const settling = 400;

export type Interaction = {
  /** Below the site's address; the bare page is asked for by leaving it out. */
  path?: string;
  /** Bring the page to where the interaction can begin; they run in the page, one by one. */
  prepare?: (() => unknown)[];
  /** The element that is pressed; without one, a key is pressed instead. */
  target?: string;
};

// Everything below runs in the page, and nothing uses a Playwright locator: from then on Playwright
// listens to every pointer event itself, which takes as long as what is measured.

async function islandIsHydrated(): Promise<void> {
  document.querySelector('astro-island')?.firstElementChild?.scrollIntoView();
  while (!document.querySelector('astro-island:not([ssr])')) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function letterIsWritten(): void {
  const letter = {
    name: 'Asha Mehta',
    email: 'asha@example.com',
    subject: 'A question',
    message: 'How many threads are there?',
  };
  for (const [name, value] of Object.entries(letter)) {
    const field = document.querySelector<HTMLInputElement>(`main [name=${name}]`);
    if (!field) throw new Error(`The letter has no field "${name}".`);
    field.value = value;
    field.focus();
  }
}

export const interactions = {
  'bare: open': { target: 'summary' },
  'bare: typing': { prepare: [() => document.querySelector('input')?.focus()] },
  menu: { path: '', target: '[popovertarget=menu]' },
  language: { path: '', target: '[popovertarget=languages]' },
  filter: { path: 'careers', prepare: [islandIsHydrated], target: 'button[aria-pressed=false]' },
  modal: { path: 'team', prepare: [islandIsHydrated], target: '[aria-haspopup=dialog]' },
  typing: { path: 'contact', prepare: [islandIsHydrated, letterIsWritten] },
  submit: {
    path: 'contact',
    prepare: [islandIsHydrated, letterIsWritten],
    target: 'main form [type=submit]',
  },
} satisfies Record<string, Interaction>;

/** The middle and the longest of so many first times, each on a page just opened. */
export async function timeInteraction(
  browser: Browser,
  url: string,
  { prepare = [], target }: Interaction,
  timesEach: number,
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
    for (const step of prepare) await page.evaluate(step);
    const place = target ? await page.evaluate(middleOf, target) : undefined;
    await page.waitForTimeout(settling);
    await page.evaluate(noteInteractions);
    if (place) await page.touchscreen.tap(place.x, place.y);
    else await page.keyboard.press('a');
    await page.waitForTimeout(settling);
    times.push(await page.evaluate(longestInteraction));
    await context.close();
  }
  times.sort((a, b) => a - b);
  return { median: times[Math.floor(times.length / 2)] ?? 0, longest: times.at(-1) ?? 0 };
}

function middleOf(target: string): { x: number; y: number } {
  const element = document.querySelector(target);
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element?.getBoundingClientRect();
  if (!box?.width) {
    throw new Error(`"${target}" cannot be seen.\nCorrect it in scripts/measure/interactions.ts.`);
  }
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

type Noting = typeof globalThis & { noted: PerformanceEntry[] };

/** Browsers do not report what took less than the threshold; it counts as the threshold. */
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
