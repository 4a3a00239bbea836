import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { pageNames } from '#src/i18n/paths.ts';
import { addressOf, documents, lostPages } from '#tests/siteData.ts';
import { smallTargets } from './measures.ts';
import { contrast, violations } from './violations.ts';
import { fillLetter, hydrated, sendLetter } from './visitor.ts';

const wide = { width: 1280, height: 900 };
const narrow = { width: 320, height: 640 };

// Without motion, so that nothing is measured halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const everyRule = {
  ...contrast,
  runOnly: [
    ...['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    'best-practice',
  ],
  rules: {
    'color-contrast': { enabled: false },
    'color-contrast-enhanced': { enabled: true },
    'target-size': { enabled: true },
  },
};

const languages = ['en', 'hi'];
const templates = [...documents, ...lostPages].filter(({ language }) =>
  languages.includes(language),
);

/** What opens on a page, and where: the rest of the page is tested closed. */
const opens: Record<string, [where: string, open: (page: Page) => Promise<void>][]> = {
  story: [
    ['header', (page) => page.locator('[popovertarget="languages"]').click()],
    [
      'header',
      async (page) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.locator('[popovertarget="menu"]').click();
      },
    ],
  ],
  team: [['dialog[open]', (page) => page.locator('button[aria-haspopup="dialog"]').click()]],
  // Which of them is pressed changes the colours alone; what it shows is less of the same.
  careers: [
    [
      '#openings',
      (page) => page.locator('[role="group"] button[aria-pressed=false]').last().click(),
    ],
  ],
  contact: [
    [
      'dialog[open]',
      async (page) => {
        await page.evaluate(() => {
          window.open = () => null;
        });
        await fillLetter(page);
        await sendLetter(page);
        await expect(page.locator('dialog[open]')).toBeVisible();
      },
    ],
  ],
};

for (const { page: name, address } of templates) {
  test(`${address}, and what opens on it, has no violation in either scheme`, async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(address);
    await hydrated(page);
    await hasNoViolation(page);
    for (const [where, open] of opens[name] ?? []) {
      await open(page);
      await hasNoViolation(page, where);
      expect.soft(await page.evaluate(smallTargets), 'targets').toEqual([]);
    }
  });
}

for (const [language, size] of [
  ['en', wide],
  ['de', narrow],
] as const) {
  for (const name of pageNames) {
    test(`the keyboard reaches all of ${addressOf(name, language)} and gets out at ${size.width}`, async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await page.setViewportSize(size);
      await page.goto(addressOf(name, language));
      await hydrated(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      const reached: string[] = [];
      for (let steps = 0; steps < 150; steps++) {
        await page.keyboard.press('Tab');
        const stop = await page.evaluate(focusStop);
        if (stop === undefined) break;
        expect.soft(stop.problems, stop.name).toEqual([]);
        reached.push(stop.name);
      }
      expect(await page.evaluate(focusStop), 'a way out').toBeUndefined();
      expect(reached.length).toBe(await page.evaluate(countStops));
    });
  }
}

test('in forced colours every control keeps an edge and its focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  for (const name of pageNames) {
    await page.goto(addressOf(name, 'en'));
    await hydrated(page);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main button, main input, textarea, footer input')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderBlockEndStyle, borderBlockEndWidth } = getComputedStyle(element);
          return borderBlockEndStyle === 'none' || Number.parseFloat(borderBlockEndWidth) < 1;
        })
        .map((element) => element.outerHTML.slice(0, 90)),
    );
    expect.soft(bare, name).toEqual([]);
    for (let steps = 0; steps < 8; steps++) {
      await page.keyboard.press('Tab');
      const stop = await page.evaluate(focusStop);
      expect.soft(stop?.problems, stop?.name).toEqual([]);
    }
  }
});

test('in forced colours the language of the page is marked, and so is a paused banner', async ({
  page,
}) => {
  // Where nothing is to move, there is nothing to pause.
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'no-preference' });
  await page.goto(addressOf('home', 'fr'));
  await page.locator('[popovertarget="languages"]').click();
  const marked = page
    .locator('#languages a')
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
        .map((link) => link.getAttribute('lang')),
    );
  expect(await marked).toEqual(['fr']);
  await page.keyboard.press('Escape');

  const box = page.locator('#dna label input');
  await box.scrollIntoViewIfNeeded();
  const edge = [0.05, 0.5] as const;
  const middle = [0.5, 0.5] as const;
  expect(await inkAt(box, [edge, middle])).toEqual([true, false]);
  await page.locator('#dna label').click();
  expect(await inkAt(box, [edge, middle])).toEqual([true, true]);
});

/** Whether an element is painted at places in it, as shares of its width and height. */
async function inkAt(locator: Locator, places: (readonly [number, number])[]): Promise<boolean[]> {
  const picture = sharp(await locator.screenshot()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const shades = places.map(
    ([x, y]) => data[Math.floor(y * info.height) * info.width + Math.floor(x * info.width)] ?? 0,
  );
  const middle = (Math.min(...data) + Math.max(...data)) / 2;
  // The colours forced here are black on white.
  return shades.map((shade) => shade < middle);
}

async function hasNoViolation(page: Page, within = 'html'): Promise<void> {
  // The company's name in giant letters: a logotype, hidden from screen readers.
  const part = { include: within, exclude: 'footer > [aria-hidden="true"]' };
  expect.soft(await violations(page, part, everyRule), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  // The scheme changes colours alone.
  expect.soft(await violations(page, part, contrast), 'dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

/** The element with the focus and what is wrong with how it shows; undefined at the end of the page. */
function focusStop(): { name: string; problems: string[] } | undefined {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return undefined;
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const problems: string[] = [];
  if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) {
    problems.push(`no outline (${style.outline})`);
  }
  const inView =
    box.bottom > 0 &&
    box.top < innerHeight &&
    box.right > 0 &&
    box.left < innerWidth &&
    box.width > 1;
  if (!inView) problems.push(`out of sight (${box.left}, ${box.top}, ${box.width})`);
  const [x, y] = [
    Math.min(Math.max(box.left + Math.min(box.width / 2, 20), 1), innerWidth - 1),
    Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1),
  ];
  const onTop = document.elementFromPoint(x, y);
  if (inView && onTop && !element.contains(onTop) && !onTop.contains(element)) {
    problems.push(`under ${onTop.outerHTML.slice(0, 60)}`);
  }
  return { name: element.outerHTML.slice(0, 100), problems };
}

function countStops(): number {
  const stops =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert]') &&
      element.tabIndex >= 0,
  ).length;
}
