// Every document of the site in the browser, of the openings the first: a cold visit, then the same page in many viewports,
// by keyboard and in both colour schemes. Each language is loaded, moved, resized and enlarged:
//
// | language   | widths | by keyboard                                   | axe                          |
// | ---------- | ------ | --------------------------------------------- | ---------------------------- |
// | English    | all    | every page                                    | every page                   |
// | Hindi      | all    | -                                             | every page                   |
// | German     | all    | home, careers, contact at 320 px              | -                            |
// | French     | four   | home, careers, contact in forced colours      | -                            |
// | any other  | four   | -                                             | -                            |
import type { Page, Request } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { detailsOf } from '#src/i18n/languages.ts';
import { type Address, visited } from './addresses.ts';
import { budgetsOf } from './budgetsOf.ts';
import { findForeignFonts } from './findForeignFonts.ts';
import {
  addStyles,
  areImagesComplete,
  countStops,
  findLayoutProblems,
  findMotion,
  findUnclickable,
  findUnfinished,
  focusedStop,
  missingWords,
  readToTheEnd,
} from './measures.ts';
import { contrast, everyRule, touchTargets, violations } from './violations.ts';

const phone = { width: 412, height: 823 };
const desktop = { width: 1280, height: 900 };
/** A window that is zoomed in step by step, or made smaller: in split screens some are narrower than phones. */
const everyWidth = [2560, 1440, 1280, 1024, 768, 600, 480, 412, 360, 320, 304, 280];
const fourWidths = [1280, 768, 360, 320];
/** 320 is a window of 1280 at 400 % zoom. */
const clickedWidths = [1440, 768, 320, 280];
/** Between them they have every kind of control. */
const pagesWithControls = ['home', 'careers', 'contact'];
/** As in WCAG 1.4.12. */
const looseText = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-block-end: 2em !important; }`;

for (const address of visited) {
  const { page: name, language } = address;
  const widths = ['en', 'hi', 'de'].includes(language) ? everyWidth : fourWidths;
  const hasControls = pagesWithControls.includes(name);
  test(`${name} in "${language}"`, async ({ page }) => {
    await visit(page, address);
    await checkMotion(page);
    await checkResizing(page, widths);
    await checkLargeText(page);
    if (language === 'en') await checkKeyboard(page, desktop.width);
    if (language === 'de' && hasControls) await checkKeyboard(page, 320);
    if (language === 'fr' && hasControls) await checkKeyboard(page, desktop.width, 'active');
    // Colours and roles are those of the other languages; the letters of Hindi are not.
    if (language === 'en' || language === 'hi') await checkWithAxe(page);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'without its files' : 'without its files and script', () => {
    test.use({ javaScriptEnabled });

    for (const { page: name, language, path } of visited) {
      if (language !== 'en' || !pagesWithControls.includes(name)) continue;
      test(`${name} is whole and its header works`, async ({ page }) => {
        await page.route(/\.(woff2|svg|png|webp|avif|js)$/, (route) => route.abort());
        await page.goto(path);
        none(await page.evaluate(missingWords, 'script'), 'words that nobody sees');
        // Menu and languages are there at once.
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const width of [320, 1280]) {
          await page.setViewportSize({ width, height: 900 });
          none(await page.evaluate(findUnclickable, 'header'), `header at ${width}`);
        }
      });
    }
  });
}

/** What it loads, what the browser reports, and what is rendered at load. */
async function visit(page: Page, { page: name, language, path }: Address): Promise<void> {
  const requests: Request[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requests.push(request));
  page.on('requestfailed', (request) => complaints.push(`not loaded: ${request.url()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  // They include violations of the policy.
  page.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });

  await page.setViewportSize(phone);
  await page.goto(path);
  none(await page.evaluate(missingWords, 'script'), 'words that nobody sees at load');
  const complete = () => page.evaluate(areImagesComplete);
  await expect.poll(complete, 'drawings come before anybody scrolls').toBe(true);
  await page.evaluate(readToTheEnd);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  const budgets = await budgetsOf(name, [...requests], detailsOf(language).script);
  // The company may write more than the fixture says: no test fails, and only a page a fifth above its budget is named.
  const heavy = budgets.find(({ room }) => room < -0.2);
  if (heavy) console.warn(`/${path} has grown heavy, ${heavy.use}.`);

  none(await findForeignFonts(page), 'fonts that are not the site’s own');
  // Chromium logs the status of the 404 page's own document as an error.
  const ownStatus = `404 (Not Found) ${page.url()}`;
  const unexpected = complaints.filter((text) => name !== '404' || !text.endsWith(ownStatus));
  none(unexpected, 'errors and warnings');
  const { origin } = new URL(page.url());
  const addresses = requests.map((request) => request.url());
  const foreign = addresses.filter((address) => !address.startsWith(origin));
  none(foreign, 'asked of others');
  none(await page.context().cookies(), 'cookies');
}

/** No animation leaves a drawing unfinished or goes on that cannot be paused, and none runs with reduced motion. */
async function checkMotion(page: Page): Promise<void> {
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    none(await page.evaluate(findUnfinished), `unfinished at load, at ${size.width}`);
  }
  const pause = page.locator('main input[type=checkbox]:visible');
  const press = () => pause.dispatchEvent('click');
  const hasPause = (await pause.count()) > 0;
  if (hasPause) await press();
  const endless = await page.evaluate(findMotion, 5000);
  none(endless, 'moves for more than five seconds, and nothing stops it');
  if (hasPause) await press();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // A thread of the loom that scrolling brought under the pointer may still swing for a second.
  await expect
    .poll(() => page.evaluate(findMotion, 0), 'moves where motion is to be reduced')
    .toEqual([]);
}

/** Step by step, without reloading: what fits when it is laid out afresh may be cut off here. */
async function checkResizing(page: Page, widths: number[]): Promise<void> {
  for (const width of widths) {
    const height = Math.round((width / desktop.width) * desktop.height);
    await page.setViewportSize({ width, height });
    none(await page.evaluate(findLayoutProblems, { isLarge: width < 320 }), `at ${width}`);
    const clicked = clickedWidths.includes(width) ? 'body' : 'header';
    none(await page.evaluate(findUnclickable, clicked), `clicked at ${width}`);
  }
}

/** With fonts twice as large, and with text spacing. */
async function checkLargeText(page: Page): Promise<void> {
  const isLarge = true;
  await setFontSize(page, 32);
  for (const width of [280, 320, 412]) {
    await page.setViewportSize({ width, height: 900 });
    none(await page.evaluate(findUnclickable, 'header'), `header at ${width} with large fonts`);
    if (width < 320) continue;
    none(await page.evaluate(findLayoutProblems, { isLarge }), `at ${width} with large fonts`);
  }
  await setFontSize(page, 16);
  const loose = await page.evaluateHandle(addStyles, looseText);
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    none(await page.evaluate(findLayoutProblems, { isLarge }), `at ${width} with loose text`);
  }
  await loose.evaluate((sheet) => sheet.replaceSync(''));
}

/** The browser's own setting: unlike a style for :root, it also moves media queries. */
async function setFontSize(page: Page, standard: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard } });
}

/** Tab reaches every control and leaves the page; the focus is visible. axe has a rule for the order. */
async function checkKeyboard(
  page: Page,
  width: number,
  forcedColors: 'active' | 'none' = 'none',
): Promise<void> {
  await page.emulateMedia({ forcedColors });
  await page.setViewportSize({ width, height: 900 });
  const stops = await page.evaluate(countStops);
  let reached = 0;
  for (; reached <= stops; reached++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(focusedStop);
    if (!stop) break;
    none(stop.problems, `focus on ${stop.name}`);
  }
  expect.soft(reached, 'stops before the keyboard gets out').toBe(stops);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** By axe: every rule, also with everything opened, contrast in both schemes, and touch targets. */
async function checkWithAxe(page: Page): Promise<void> {
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size);
    // Of a checkbox, the target is its label.
    const targets = { exclude: 'label input' };
    none(await violations(page, targets, touchTargets), `touch targets at ${size.width}`);
  }
  none(await violations(page, {}, everyRule), 'axe');
  await page.emulateMedia({ colorScheme: 'dark' });
  none(await violations(page, {}, contrast), 'axe in the dark scheme');
  await page.emulateMedia({ colorScheme: 'light' });
  for (const layer of await page.locator('dialog, [popover]').all()) {
    await layer.evaluate((one: HTMLElement) =>
      one instanceof HTMLDialogElement ? one.showModal() : one.showPopover(),
    );
    none(await page.evaluate(findMotion, 0), 'moves as it opens, where motion is to be reduced');
    none(await violations(page, { include: ':modal, :popover-open' }, everyRule), 'axe, opened');
    await layer.evaluate((one: HTMLElement) =>
      one instanceof HTMLDialogElement ? one.close() : one.hidePopover(),
    );
  }
}

function none(problems: readonly unknown[], what: string): void {
  expect.soft(problems, what).toEqual([]);
}
