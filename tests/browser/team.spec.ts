import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf, words } from '#tests/siteData.ts';
import { cutWords, overprinted } from './measures.ts';
import { hydrated } from './visitor.ts';

const team = words('en', 'team');

const button = (page: Page) => page.getByRole('button', { name: team.profile.open, exact: true });
const profile = (page: Page) => page.getByRole('dialog', { name: team.profile.heading });
const lastWords = team.profile.sections.at(-1).paragraphs.at(-1);

test('no word above the cloth lies over its loose ends or the thread, and no end over the menu', async ({
  page,
}) => {
  for (const lang of languageCodes) {
    await page.goto(addressOf('team', lang));
    for (const width of [360, 820, 1024, 1100, 1280, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const { words, ends, menu, current } = await page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const lines = [...document.querySelectorAll('#leads header > *')].flatMap((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          return [...range.getClientRects()];
        });
        return {
          words: {
            right: Math.max(...lines.map(({ right }) => right)),
            bottom: Math.max(...lines.map(({ bottom }) => bottom)),
          },
          ends: box('#leads svg').toJSON(),
          menu: box('body > header').bottom,
          current: box('header [data-current]').toJSON(),
        };
      });
      const loom = await page
        .locator('#leads svg')
        .evaluate((drawing) => drawing.parentElement?.getBoundingClientRect().toJSON());
      expect(loom.top).toBeGreaterThanOrEqual(menu - 1);
      // Above the drawing's own height the ends hang in the last two fifths.
      expect(words.bottom).toBeLessThanOrEqual(ends.top + 8);
      if (loom.top < ends.top) expect(words.right).toBeLessThan(ends.left + ends.width * 0.61);
      // The thread falls from the middle of the menu's word.
      if (width >= 1024) {
        const thread = (current.left + current.right) / 2;
        expect(thread - words.right, `${lang} ${width}`).toBeGreaterThan(24);
      }
    }
  }
});

test('the words below the cloth keep to the page’s columns, and no role is cut', async ({
  page,
}) => {
  for (const lang of ['ru', 'de'] as const) {
    await page.goto(addressOf('team', lang));
    for (const width of [320, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(cutWords), `${lang} ${width}`).toEqual([]);
      expect(await page.evaluate(overprinted), `${lang} ${width}`).toEqual([]);
      const [first, edge] = await page
        .locator('#leads h2, #leads h1')
        .evaluateAll(([title, first]) =>
          [first, title].map((one) => one?.getBoundingClientRect().left ?? 0),
        );
      expect(Math.abs((first ?? 0) - (edge ?? 0)), `${lang} ${width}`).toBeLessThan(1);
      const ends = await page
        .locator('#leads article > :last-child')
        .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().right));
      const end = await page
        .locator('footer form')
        .evaluate((form) => form.closest('section')?.getBoundingClientRect().right ?? 0);
      if (width >= 1024) expect(Math.max(...ends), `${lang} ${width}`).toBeLessThan(end + 1);
    }
  }
});

test('the three panels make one cloth, and the words below them begin on the same lines', async ({
  page,
}) => {
  for (const lang of ['de', 'ru', 'hi'] as const) {
    await page.goto(addressOf('team', lang));
    for (const width of [704, 768, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const people = await page.locator('#leads article:has(> img)').evaluateAll((articles) =>
        articles.map((article) => {
          const top = (selector: string) =>
            Math.round(article.querySelector(selector)?.getBoundingClientRect().top ?? 0);
          return {
            panel: Math.round(article.querySelector('img')?.getBoundingClientRect().height ?? 0),
            // By no more than the sixth part of a gap; on very wide windows they keep to the page's columns.
            isBelow:
              innerWidth > 1760 ||
              Number(article.querySelector('h2')?.getBoundingClientRect().left) >
                Number(article.querySelector('img')?.getBoundingClientRect().left) - 8,
            tops: [top('h2'), top('h2 + p'), top('h2 + p + p')],
          };
        }),
      );
      expect(people).toHaveLength(3);
      expect(people[0]?.isBelow).toBe(true);
      for (const person of people.slice(1)) expect(person, `${lang} ${width}`).toEqual(people[0]);
      const columns = await page.locator('#leads article:has(> img)').evaluateAll((articles) =>
        articles.map((article) => {
          const title = article.querySelector('h2') as Element;
          const text = article.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
          const line = Number.parseFloat(getComputedStyle(title).lineHeight);
          return { left: text.left, right: text.right, lines: title.clientHeight / line };
        }),
      );
      if (width >= 1440) {
        const newsletter = await page.locator('[aria-labelledby=footer-newsletter]').boundingBox();
        expect(Math.abs(Number(columns[2]?.left) - Number(newsletter?.x)), lang).toBeLessThan(1);
      }
      for (const [at, { left, lines }] of columns.entries()) {
        if (width >= 768) expect(Math.round(lines), `${lang} ${width}`).toBeLessThanOrEqual(3);
        if (at > 0 && width >= 1024)
          expect(left - Number(columns[at - 1]?.right), `${lang} ${width}`).toBeGreaterThan(48);
      }
    }
  }
});

test.describe('the founder’s profile', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('team');
    await hydrated(page);
  });

  test('is closed at first and opens by its button', async ({ page }) => {
    await expect(page.getByText(lastWords)).toBeHidden();
    await button(page).click();
    await expect(profile(page)).toBeVisible();
    await expect(page.getByText(lastWords)).toBeVisible();
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const [sheet, text] = [
        await profile(page).locator('article').boundingBox(),
        await page.getByText(lastWords).boundingBox(),
      ];
      if (!sheet || !text) throw new Error('The profile is not drawn.');
      const before = text.x - sheet.x;
      const after = sheet.x + sheet.width - text.x - text.width;
      expect(Math.abs(before - after), `${width}: room beside the text`).toBeLessThan(4);
    }
  });

  test('stays open at a double click on its button', async ({ page }) => {
    for (const delay of [0, 150]) {
      const { x, y } = await middleOf(page);
      await page.mouse.click(x, y, { clickCount: 2, delay: delay / 2 });
      await expect(profile(page)).toBeVisible();
      await page.waitForTimeout(300);
      await expect(profile(page)).toBeVisible();
      // The next press beside it closes it all the same.
      await page.mouse.click(5, 300);
      await expect(profile(page)).toBeHidden();
    }
  });

  for (const [way, close] of [
    ['its close button', (page: Page) => profile(page).getByRole('button').click()],
    ['a click on the overlay', (page: Page) => page.mouse.click(5, 300)],
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ] as const) {
    test(`closes by ${way}, and the focus is back on the button`, async ({ page }) => {
      await button(page).click();
      await expect(profile(page)).toBeVisible();
      await close(page);
      await expect(profile(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  }

  test('stays open at a click inside, and when text is selected past its edge', async ({
    page,
  }) => {
    await button(page).click();
    const text = profile(page).getByRole('heading', { level: 3 }).first();
    await text.click();
    await expect(profile(page)).toBeVisible();
    await text.hover();
    await page.mouse.down();
    await page.mouse.move(5, 300);
    await page.mouse.up();
    await expect(profile(page)).toBeVisible();
  });

  test('holds the focus', async ({ page }) => {
    await button(page).click();
    await expect(profile(page)).toBeVisible();
    const focus = () =>
      page.evaluate(() =>
        document.activeElement?.closest('dialog')
          ? 'profile'
          : document.activeElement?.tagName === 'BODY'
            ? 'browser'
            : 'page',
      );
    const been = [await focus()];
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      been.push(await focus());
    }
    expect(been[0]).toBe('profile');
    expect(been).not.toContain('page');
    await page.locator('header a').first().focus();
    expect(await focus()).not.toBe('page');
  });

  test('keeps the page behind from scrolling', async ({ page }) => {
    await button(page).click();
    const before = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 300);
    await page.mouse.wheel(0, 800);
    await profile(page).getByRole('heading', { level: 3 }).first().hover();
    await page.mouse.wheel(0, 20_000);
    await page.mouse.wheel(0, 800);
    await expect(page.getByText(lastWords)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(before);
  });

  test('keeps its close button, large enough for a thumb, in sight', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await button(page).click();
    await page.getByText(lastWords).scrollIntoViewIfNeeded();
    const close = profile(page).getByRole('button');
    await expect(close).toBeInViewport({ ratio: 1 });
    // A line where the text below it ends.
    await expect(close.locator('..')).toHaveCSS('border-bottom-width', '1px');
    expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
});

test.describe('the founder’s profile, without script', () => {
  test.use({ javaScriptEnabled: false });

  test('can be opened, read and closed', async ({ page }) => {
    await page.goto('team');
    await expect(page.getByText(lastWords)).toBeHidden();
    await button(page).click();
    await page.getByText(lastWords).scrollIntoViewIfNeeded();
    await expect(page.getByText(lastWords)).toBeVisible();
    await page.getByRole('button', { name: team.profile.close }).click();
    await expect(page.getByText(lastWords)).toBeHidden();
  });

  test('stays open at a double click on its button', async ({ page }) => {
    await page.goto('team');
    const { x, y } = await middleOf(page);
    await page.mouse.dblclick(x, y);
    await expect(page.getByText(lastWords)).toBeVisible();
    await page.mouse.click(5, 300);
    await expect(page.getByText(lastWords)).toBeHidden();
  });
});

/** Where the button is drawn; it is not asked again once the profile lies over it. */
async function middleOf(page: Page): Promise<{ x: number; y: number }> {
  await button(page).scrollIntoViewIfNeeded();
  const box = await button(page).boundingBox();
  if (!box) throw new Error('The Profile button is not drawn.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
