import { expect, type Page, test } from '@playwright/test';
import { type LanguageCode, languageCodes, languages, storageKey } from '#src/i18n/languages.ts';
import { pageNames } from '#src/i18n/paths.ts';
import { addressOf, words } from '#tests/siteData.ts';
import { at } from './visitor.ts';

const others = languageCodes.filter((code) => code !== 'en');

for (const lang of ['en', 'hi'] as const) {
  test(`choosing "${lang}" after another language is remembered`, async ({ page }) => {
    const from = lang === 'en' ? 'de' : 'en';
    await choose(page, from);
    await page.goto(addressOf('team', from));
    await follow(page, from, lang);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    expect(await stored(page)).toBe(lang);
    await page.goto(addressOf('team'));
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
  });
}

test.describe('a visitor who chose a language', () => {
  test('reads each page in it at the address without a language', async ({ page }) => {
    test.slow();
    await choose(page, 'ru');
    for (const name of pageNames) {
      await open(page, `${addressOf(name)}?from=mail&x=%C3%A9#main`);
      await expect(page).toHaveURL(`${pathIn(name, 'ru')}?from=mail&x=%C3%A9#main`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    }
  });

  test('is sent on to any of them', async ({ page }) => {
    test.slow();
    for (const lang of others) {
      await choose(page, lang);
      await open(page, addressOf('story'));
      await expect(page).toHaveURL(at(addressOf('story', lang)));
    }
  });

  test('goes back to where the visit came from, not to the page in between', async ({ page }) => {
    await choose(page, 'de');
    await page.goto(addressOf('team', 'fr'));
    const before = await page.evaluate(() => history.length);
    await open(page, addressOf('story'));
    await expect(page).toHaveURL(/\/de\/story$/);
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
    await page.goBack();
    await expect(page).toHaveURL(/\/fr\/team$/);
  });

  test('never sees the English page, however slow the other one is', async ({ page }) => {
    await choose(page, 'de');
    await page.addInitScript(() => {
      const note = () => {
        const painted = performance.getEntriesByType('paint').length > 0;
        const sights = JSON.parse(sessionStorage.getItem('sights') ?? '[]');
        sights.push({ path: location.pathname, painted });
        sessionStorage.setItem('sights', JSON.stringify(sights));
      };
      addEventListener('pagehide', note);
    });
    await page.route('**/de/story', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await open(page, addressOf('story'));
    await expect(page).toHaveURL(/\/de\/story$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const sights = await page.evaluate(() => JSON.parse(sessionStorage.getItem('sights') ?? '[]'));
    const english = pathIn('story', 'en');
    expect(sights.filter(({ path }: { path: string }) => path === english)).toEqual([
      { path: english, painted: false },
    ]);
  });

  test('reads the language of an address that names one, and keeps the choice', async ({
    page,
  }) => {
    await choose(page, 'de');
    for (const lang of others) {
      await page.goto(addressOf('story', lang));
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(new URL(page.url()).pathname).toContain(`/${lang}/story`);
      expect(await stored(page)).toBe('de');
    }
  });

  for (const lang of ['en', 'de'] as const) {
    test(`may choose "${lang}" in a new tab as well`, async ({ page, context }) => {
      await choose(page, 'fr');
      await page.goto(addressOf('story', 'fr'));
      const opened = context.waitForEvent('page');
      await follow(page, 'fr', lang, { button: 'middle' });
      const tab = await opened;
      await expect(tab).toHaveURL(at(addressOf('story', lang)));
      await expect(tab.locator('html')).toHaveAttribute('lang', lang);
      expect(await stored(tab)).toBe(lang);
      // It stays chosen.
      await tab.goto(addressOf('team'));
      await expect(tab.locator('html')).toHaveAttribute('lang', lang);
    });
  }

  test('may choose English though the choice cannot be kept', async ({ page }) => {
    await choose(page, 'de');
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
    });
    await page.goto(addressOf('story', 'de'));
    await follow(page, 'de', 'en');
    await expect(page).toHaveURL(at(addressOf('story')));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('stays on the page, at its place, at a press on the language it is in', async ({ page }) => {
    await choose(page, 'de');
    await page.goto(`${addressOf('careers', 'fr')}#design`);
    await page.getByRole('button', { name: words('fr', 'common').nav.languageLabel }).click();
    await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
    const place = await page.evaluate(() => scrollY);
    await page.getByRole('banner').getByRole('link', { name: 'Français', exact: true }).click();
    await expect.poll(() => stored(page)).toBe('fr');
    await expect(page).toHaveURL(`${at(addressOf('careers', 'fr'))}#design`);
    await expect(page.locator('html')).toHaveAttribute('data-same');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(page.locator('#languages')).toBeHidden();
  });

  test('may choose on the page for wrong addresses as well', async ({ page }) => {
    await page.goto('./nothing-here');
    await follow(page, 'en', 'es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await stored(page)).toBe('es');
  });
});

for (const fromMemory of [false, true]) {
  const where = fromMemory ? 'kept in' : 'gone from';
  const tag = fromMemory ? '@windows' : [];

  test.describe(`going back to English, ${where} the browser’s memory`, { tag }, () => {
    test.beforeEach(async ({ page }) => {
      await page.addInitScript(() => {
        addEventListener('pageshow', ({ persisted }) => {
          document.documentElement.dataset.restored = String(persisted);
        });
      });
    });

    test('takes the choice back', async ({ page }) => {
      await page.goto(addressOf('team'));
      await page.goto(addressOf('story'));
      await follow(page, 'en', 'de');
      await expect(page).toHaveURL(/\/de\/story$/);
      await expect.poll(() => stored(page)).toBe('de');
      // Playwright's goBack waits for a load, and a page from memory has none.
      await page.evaluate(() => history.back());
      await expect(page.locator('html')).toHaveAttribute('data-restored', String(fromMemory));
      await expect(page).toHaveURL(at(addressOf('story')));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await stored(page)).toBe('en');

      // Neither a reload nor a link leads back to German, nor does going back once more.
      await page.reload();
      await expect(page).toHaveURL(at(addressOf('story')));
      await page.goto(addressOf('team'));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL(at(addressOf('team')));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    });

    test('stores nothing for those who never chose', async ({ page }) => {
      await page.goto(addressOf('story'));
      await page.goto(addressOf('team'));
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL(at(addressOf('story')));
      await expect(page.locator('html')).toHaveAttribute('data-restored', String(fromMemory));
      expect(await stored(page)).toBeNull();
    });
  });
}

test('a visitor who stops waiting for the other page reads the English one', async ({ page }) => {
  await choose(page, 'de');
  await page.route('**/de/story', () => {});
  const asked = page.waitForRequest('**/de/story');
  await open(page, addressOf('story'));
  await asked;
  const session = await page.context().newCDPSession(page);
  await session.send('Page.stopLoading');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a stored value that names no other language leaves the visitor on the English page', async ({
  page,
}) => {
  test.slow();
  const values = [
    '',
    ' ',
    'en',
    'xx',
    'DE',
    'de ',
    'de-DE',
    'x-default',
    '__proto__',
    'constructor',
    'null',
    '<img src=x onerror=alert(1)>',
    '//evil.example',
    '../../de',
    '<b>',
    'javascript:alert(1)',
    '"] , a [href="',
    'x'.repeat(100_000),
  ];
  const errors = errorsOf(page);
  await page.goto(addressOf('home', 'fr'));
  for (const value of values) {
    await store(page, value);
    await page.goto(addressOf('story'));
    await expect(page, value.slice(0, 40)).toHaveURL(at(addressOf('story')));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await stored(page)).toBe(value);
  }
  expect(errors).toEqual([]);
});

for (const [obstacle, block] of [
  ['refused altogether', () => Object.defineProperty(window, 'localStorage', { get: refuse })],
  ['not there', () => Object.defineProperty(window, 'localStorage', { value: null })],
  ['full', () => Object.defineProperty(Storage.prototype, 'setItem', { value: refuse })],
] as const) {
  test(`where storage is ${obstacle} the page is English, and a language can still be followed`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await page.addInitScript(`function refuse() { throw new DOMException('', 'SecurityError') }
      (${block})()`);
    await page.goto(addressOf('story'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await follow(page, 'en', 'de');
    await expect(page).toHaveURL(/\/de\/story$/);
    expect(errors).toEqual([]);
  });
}

test('a browser set to another language sends nobody anywhere', async ({ browser, baseURL }) => {
  for (const locale of ['de-DE', 'hi-IN', 'ru', 'fr-CA']) {
    const page = await browser.newPage({ baseURL, locale });
    await page.goto(addressOf('story'));
    expect(await page.evaluate(() => navigator.language)).toBe(locale);
    await expect(page).toHaveURL(at(addressOf('story')));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await stored(page)).toBeNull();
    await page.close();
  }
});

declare function refuse(): never;

function pathIn(...page: Parameters<typeof addressOf>): string {
  return new URL(at(addressOf(...page))).pathname;
}

/** Stores a value as an earlier visit would have, before any page is open. */
async function choose(page: Page, value: string) {
  await page.goto('./robots.txt');
  await store(page, value);
}

function store(page: Page, value: string): Promise<void> {
  return page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storageKey,
    value,
  ] as const);
}

/** Opens the list of languages on a page in one of them, and follows its link to another. */
async function follow(
  page: Page,
  from: LanguageCode,
  to: LanguageCode,
  options: { button?: 'middle' } = {},
) {
  await page.getByRole('button', { name: words(from, 'common').nav.languageLabel }).click();
  const name = languages.find(({ code }) => code === to)?.name ?? '';
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click(options);
}

/** Goes to an address that may send the visitor on. */
async function open(page: Page, address: string) {
  await page.evaluate((href) => location.assign(href), at(address));
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), storageKey);
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('dialog', (dialog) => errors.push(`dialog: ${dialog.message()}`));
  return errors;
}
