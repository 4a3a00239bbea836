import { chromium, expect, type Locator, type Page, test } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf, words } from '#tests/siteData.ts';

const { nav } = words('en', 'common');
const toggle = (page: Page) => page.getByRole('button', { name: nav.menuOpen, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: nav.label, exact: true });

test('the first key press offers to skip to the content', async ({ page }) => {
  await page.goto(addressOf('story'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: nav.skip, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInside = page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  expect(await isInside).toBe(true);
});

test('the focus ring of the menu is dark on silk', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(addressOf('story'));
  const link = menu(page).getByRole('link').first();
  await link.focus();
  const ink = await link.evaluate((element) => getComputedStyle(element).color);
  await expect(link).toHaveCSS('outline-color', ink);
});

test('on a phone on its side all entries of the menu are in view', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  for (const lang of languageCodes) {
    await page.goto(addressOf('story', lang));
    await page.locator('[popovertarget=menu]').click();
    for (const link of await page.locator('#menu a').all()) {
      await expect(link, lang).toBeInViewport({ ratio: 1 });
    }
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } });

      test('the menu is closed, opens at its button and closes at it again', async ({ page }) => {
        await page.goto(addressOf('story'));
        await expect(menu(page)).toBeHidden();
        await toggle(page).click();
        await expect(menu(page)).toBeVisible();
        await expect(menu(page).getByRole('link')).toHaveCount(5);
        const close = page.getByRole('button', { name: nav.menuClose, exact: true });
        // Two bars as long as each other cross in its middle; no thread falls from it, and nothing darkens it.
        const drawn = await close.evaluate((button) => {
          const bar = button.querySelector('[aria-hidden]') as HTMLElement;
          const { width, height, top, rotate } = getComputedStyle(button, '::after');
          return {
            angles: [getComputedStyle(bar).rotate, rotate],
            lengths: [bar.offsetWidth, Number.parseFloat(width)],
            middles: [
              bar.offsetTop + bar.offsetHeight / 2,
              Number.parseFloat(top) + Number.parseFloat(height) / 2,
            ],
            scrim: getComputedStyle(document.querySelector('#menu') as Element, '::backdrop')
              .backgroundColor,
          };
        });
        expect(drawn).toEqual({
          angles: ['45deg', '-45deg'],
          lengths: [28, 28],
          middles: [22, 22],
          scrim: 'rgba(0, 0, 0, 0)',
        });
        await close.click();
        await expect(menu(page)).toBeHidden();
      });

      test('the menu closes with Escape and gives the focus back', async ({ page }) => {
        await page.goto(addressOf('story'));
        await toggle(page).focus();
        await page.keyboard.press('Enter');
        await expect(menu(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(menu(page)).toBeHidden();
        await expect(toggle(page)).toBeFocused();
      });

      test('a link of the menu opens its page, with the menu closed', async ({ page }) => {
        await page.goto(addressOf('story'));
        await toggle(page).click();
        await menu(page).getByRole('link', { name: nav.team, exact: true }).click();
        await expect(page).toHaveURL(/\/team$/);
        await expect(menu(page)).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(/\/story$/);
        if (javaScriptEnabled) await expect(menu(page)).toBeHidden();
      });
    });

    test('a menu that is open when a tablet is turned can be closed, and is a row from then on', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 820, height: 1180 });
      await page.goto(addressOf('story'));
      await toggle(page).click();
      await page.setViewportSize({ width: 1180, height: 820 });
      const close = page.getByRole('button', { name: nav.menuClose, exact: true });
      await close.click();
      await expect(close).toBeHidden();
      await expect(toggle(page)).toBeHidden();
      const tops = menu(page)
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
      expect(new Set(await tops).size).toBe(1);
      await menu(page).getByRole('link', { name: nav.team, exact: true }).click();
      await expect(page).toHaveURL(/\/team$/);
    });

    for (const [what, width] of [
      ['menu', 360],
      ['languages', 360],
      ['languages', 1280],
    ] as const) {
      test(`nobody who tabs on from the ${what} at ${width} has the focus under them`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 740 });
        await page.goto(addressOf('home'));
        await page.locator(`[popovertarget=${what}]`).focus();
        await page.keyboard.press('Enter');
        const popover = page.locator(`#${what}`);
        await expect(popover).toBeVisible();
        const focused = page.locator('*:focus');
        for (const link of await popover.getByRole('link').all()) {
          await page.keyboard.press('Tab');
          await expect(link).toBeFocused();
          await expect(popover).toBeVisible();
        }
        // Past the links, and past the button of the languages, the focus is in the page.
        do await page.keyboard.press('Tab');
        while (await focused.evaluate((element) => element.closest('header') !== null));
        await expect(popover).toBeHidden();
        // What is below the window is scrolled to first.
        await expect.poll(() => isOnTop(focused)).toBe(true);
      });
    }

    test('a language opens the same page in it', async ({ page }) => {
      await page.goto(addressOf('story'));
      const list = await openLanguages(page);
      await list.getByRole('link', { name: 'Deutsch' }).click();
      // The mark of a choice is for the script that keeps it.
      await expect(page).toHaveURL(javaScriptEnabled ? /\/de\/story$/ : /\/de\/story#chosen$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  });
}

test('the list of languages is closed once the focus has gone on', async ({ page }) => {
  await page.goto(addressOf('story'));
  const button = page.locator('[popovertarget=languages]');
  await button.focus();
  await page.keyboard.press('Enter');
  for (const width of [360, 1280, 2560]) {
    await page.setViewportSize({ width, height: 740 });
    const [list = 0, edge = 0] = await page.locator('#languages').evaluate((list) => {
      const header = list.closest('header') as Element;
      const { right } = header.getBoundingClientRect();
      const margin = Number.parseFloat(getComputedStyle(header).paddingRight);
      return [list.getBoundingClientRect().right, right - margin];
    });
    expect(list, `the list ends where the row of its button does, ${width}`).toBeCloseTo(edge, 0);
  }
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('#languages:popover-open')).toHaveCount(0);
  await expect(page.getByRole('link', { name: nav.contact }).first()).toBeFocused();
});

test('the words of the menu stand equally far from each other, short ones, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 740 });
  await page.goto(addressOf('story', 'hi'));
  const gaps = await page.locator('#menu a').evaluateAll((links) => {
    const words = links.map((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect();
    });
    return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
  });
  expect(gaps).toHaveLength(4);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(1);
});

test('with letters of twice the size the buttons are in the window of a phone', async ({
  baseURL,
  launchOptions,
}) => {
  test.slow();
  // The browser's own setting: what a page sets itself would not move its media queries.
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage();
    for (const lang of languageCodes) {
      await page.goto(new URL(addressOf('story', lang), baseURL).href);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).not.toBe('17px');
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 740 });
        for (const what of ['menu', 'languages']) {
          const button = page.locator(`[popovertarget=${what}]`);
          await expect(button).toBeInViewport({ ratio: 1 });
          expect(await isOnTop(button)).toBe(true);
          await button.click();
          await expect(page.locator(`#${what}`)).toBeVisible();
          expect(await isOnTop(button), `${what} covers its button in ${lang}`).toBe(true);
          await button.click();
          await expect(page.locator(`#${what}`)).toBeHidden();
        }
        const logo = page.getByRole('banner').getByRole('link').nth(1);
        await expect(logo).toBeInViewport({ ratio: 1 });
      }
    }
  } finally {
    await browser.close();
  }
});

test('every page begins at its top', async ({ page }) => {
  await page.goto(addressOf('home'));
  for (const target of ['team', 'story', 'careers', 'contact', 'home'] as const) {
    await page.evaluate(() => {
      scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    });
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: nav[target], exact: true })
      .click();
    await expect(page.locator('[aria-current=page]').first()).toHaveText(nav[target] ?? '');
    expect(new URL(page.url()).pathname).toBe(path(target, 'en'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

async function openLanguages(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: nav.languageLabel }).click();
  const list = page.getByRole('list', { name: nav.languageLabel, exact: true });
  await expect(list).toBeVisible();
  return list;
}

/** What is drawn in the middle of an element is the element. */
function isOnTop(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const onTop = document.elementFromPoint(left + width / 2, top + height / 2);
    return onTop !== null && (element.contains(onTop) || onTop.contains(element));
  });
}

function path(...[name, lang]: Parameters<typeof addressOf>): string {
  return new URL(addressOf(name, lang), test.info().project.use.baseURL).pathname;
}
