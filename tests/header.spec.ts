import { expect, type Page, test } from '@playwright/test';
import { languageCodes, languages } from '../src/i18n/languages.ts';
import { pageNames } from '../src/i18n/paths.ts';
import { addressOf, frameWords } from './pages.ts';

const menu = ['home', 'team', 'story', 'careers', 'contact'] as const;

for (const lang of languageCodes) {
  const { nav } = frameWords(lang);

  test(`in "${lang}" the header leads home and to the five pages, and marks the one that is open`, async ({
    page,
  }) => {
    for (const name of pageNames) {
      await page.goto(addressOf(name, lang));
      const banner = page.getByRole('banner');
      const links = banner
        .getByRole('navigation', { name: nav.label, exact: true })
        .getByRole('link');
      await expect(links).toHaveText(menu.map((label) => nav[label] ?? ''));
      expect(await pathsOf(page, links)).toEqual(menu.map((target) => path(target, lang)));
      const logo = banner.getByRole('link', { name: nav.logoLabel, exact: true });
      expect(await pathsOf(page, logo)).toEqual([path('home', lang)]);

      const current = banner.locator('[aria-current=page]');
      const isListed = menu.some((target) => target === name);
      expect(await pathsOf(page, current)).toEqual(isListed ? [path(name, lang)] : []);
    }
  });

  test(`in "${lang}" the list of languages leads to the same page in each, by its own name`, async ({
    page,
  }) => {
    for (const name of ['home', 'leaders'] as const) {
      await page.goto(addressOf(name, lang));
      const list = await openLanguages(page, lang);
      const links = list.getByRole('link');
      await expect(links).toHaveText(languages.map((language) => language.name));
      expect(await pathsOf(page, links)).toEqual(languageCodes.map((code) => path(name, code)));
      for (const attribute of ['lang', 'hreflang']) {
        const values = links.evaluateAll(
          (all, key) => all.map((link) => link.getAttribute(key)),
          attribute,
        );
        expect(await values).toEqual(languageCodes);
      }
      await expect(list.locator('[aria-current]')).toHaveText(
        languages.find(({ code }) => code === lang)?.name ?? '',
      );
    }
  });
}

test('the header of the page for wrong addresses marks no page and leads home in each language', async ({
  page,
}) => {
  await page.goto('./nothing-here');
  await expect(page.getByRole('banner').locator('[aria-current=page]')).toHaveCount(0);
  const links = (await openLanguages(page, 'en')).getByRole('link');
  expect(await pathsOf(page, links)).toEqual(languageCodes.map((code) => path('home', code)));
});

test('the first key press offers to skip to the content', async ({ page }) => {
  await page.goto(addressOf('story'));
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: frameWords('en').nav.skip, exact: true });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  const isInside = page.evaluate(() => document.activeElement?.closest('main, footer') !== null);
  expect(await isInside).toBe(true);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test.describe('on a phone', () => {
      test.use({ viewport: { width: 360, height: 740 } });
      const { nav } = frameWords('en');

      test('the menu is closed, opens at its button and closes at it again', async ({ page }) => {
        await page.goto(addressOf('story'));
        const links = page.getByRole('navigation', { name: nav.label, exact: true });
        await expect(links).toBeHidden();
        await page.getByRole('button', { name: nav.menuOpen, exact: true }).click();
        await expect(links).toBeVisible();
        await expect(links.getByRole('link')).toHaveCount(5);
        await page.getByRole('button', { name: nav.menuClose, exact: true }).click();
        await expect(links).toBeHidden();
      });

      test('the menu closes with Escape and gives the focus back', async ({ page }) => {
        await page.goto(addressOf('story'));
        const toggle = page.getByRole('button', { name: nav.menuOpen, exact: true });
        await toggle.focus();
        await page.keyboard.press('Enter');
        const links = page.getByRole('navigation', { name: nav.label, exact: true });
        await expect(links).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(links).toBeHidden();
        await expect(toggle).toBeFocused();
      });

      test('a link of the menu opens its page, with the menu closed', async ({ page }) => {
        await page.goto(addressOf('story'));
        await page.getByRole('button', { name: nav.menuOpen, exact: true }).click();
        const links = page.getByRole('navigation', { name: nav.label, exact: true });
        await links.getByRole('link', { name: nav.team, exact: true }).click();
        await expect(page).toHaveURL(/\/team$/);
        await expect(links).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(/\/story$/);
        if (javaScriptEnabled) await expect(links).toBeHidden();
      });
    });

    test('a language opens the same page in it', async ({ page }) => {
      await page.goto(addressOf('story'));
      const list = await openLanguages(page, 'en');
      await list.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL(/\/de\/story$/);
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    });
  });
}

test('every page begins at its top', async ({ page }) => {
  const { nav } = frameWords('en');
  await page.goto(addressOf('home'));
  for (const target of ['team', 'story', 'careers', 'contact', 'home'] as const) {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: nav[target], exact: true })
      .click();
    await expect(page.locator('[aria-current=page]').first()).toHaveText(nav[target] ?? '');
    expect(new URL(page.url()).pathname).toBe(path(target, 'en'));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

async function openLanguages(page: Page, lang: (typeof languageCodes)[number]) {
  const { nav } = frameWords(lang);
  await page.getByRole('banner').getByRole('button', { name: nav.languageLabel }).click();
  const list = page.getByRole('list', { name: nav.languageLabel, exact: true });
  await expect(list).toBeVisible();
  return list;
}

function path(...[name, lang]: Parameters<typeof addressOf>): string {
  return new URL(addressOf(name, lang), test.info().project.use.baseURL).pathname;
}

async function pathsOf(page: Page, links: ReturnType<Page['locator']>): Promise<string[]> {
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href') ?? ''),
  );
  return hrefs.map((href) => new URL(href, page.url()).pathname);
}
