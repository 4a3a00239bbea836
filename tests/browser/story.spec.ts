import { expect, type Page, test } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf } from '#tests/siteData.ts';

// Nothing here is about motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const timeline = (page: Page) => page.locator('main ol');
const boxes = (page: Page) =>
  timeline(page)
    .locator('> li')
    .evaluateAll((items) =>
      items.map((item) => {
        const { left, right, top } = item.getBoundingClientRect();
        return { left, right, top };
      }),
    );

test('the items of the timeline are numbered', async ({ page }) => {
  await page.goto('story');
  const signs = await timeline(page)
    .locator('> li')
    .evaluateAll((items) => items.map((item) => getComputedStyle(item, '::before').content));
  expect(signs).toEqual(Array(5).fill(expect.stringMatching(/^counter/)));
});

test('on a wide screen the items stand right and left by turns, their cards on the other side', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('story');
  const sides = await timeline(page)
    .locator('> li')
    .evaluateAll((items) =>
      items.map((item) => {
        const box = (selector: string) =>
          item.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [card, title, text] = [box('div'), box('h3'), box('p')];
        const words = {
          left: Math.min(title.left, text.left),
          right: Math.max(title.right, text.right),
        };
        return words.right <= card.left ? 'left' : words.left >= card.right ? 'right' : 'across';
      }),
    );
  expect(sides).toEqual(['right', 'left', 'right', 'left', 'right']);
});

test('the cards hang from each other, equally far, by laces that are no longer than a card is high', async ({
  page,
}) => {
  await page.goto('story');
  for (const width of [1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await timeline(page).evaluate((list) => {
      const cards = [...list.querySelectorAll(':scope > li > div:first-child')].map((card) =>
        card.getBoundingClientRect(),
      );
      return cards.slice(1).map((card, index) => {
        const above = cards[index] ?? card;
        const laces = list.querySelectorAll(':scope > li > svg:has([data-laces])')[index];
        const over = above.bottom - Number(laces?.getBoundingClientRect().top);
        return { gap: card.top - above.bottom, height: card.height, over };
      });
    });
    expect(gaps).toHaveLength(4);
    for (const { gap, height, over } of gaps) {
      expect(gap).toBeGreaterThan(20);
      expect(gap).toBeLessThan(height);
      expect(Math.abs(gap - Number(gaps[0]?.gap)), `${width}`).toBeLessThan(1.5);
      // Its holes, three and a half pixels from their middle to their edge, lie on the card and below what is punched.
      expect(over).toBeGreaterThan(4);
      expect(over + 3.5, `${width}`).toBeLessThan((height * 18) / 186);
    }
  }
});

test('the laces of the last card are silk on madder', async ({ page }) => {
  await page.goto('story');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const { silk, laces } = await timeline(page).evaluate((list) => {
        const [fourth, last] = [...list.querySelectorAll(':scope > li')].slice(-2);
        const drawn = [...(fourth?.querySelectorAll('[data-laces]') ?? [])].at(-1);
        const isWide = drawn?.checkVisibility();
        // In one column: the thread and the two holes on the card.
        const [before, after] = [fourth, last].map((item) =>
          getComputedStyle(item as Element, '::after').backgroundImage.split(', radial'),
        );
        const threads = [before?.[0] ?? '', before?.[2] ?? '', after?.[0] ?? '', after?.[1] ?? ''];
        return {
          silk: getComputedStyle(document.body).backgroundColor,
          laces: isWide ? [getComputedStyle(drawn as Element).stroke] : threads,
        };
      });
      for (const lace of laces) expect(lace).toContain(silk);
    }
  }
});

test('the headline’s card bleeds on both edges, and its lines of thread stay clear of the words', async ({
  page,
}) => {
  await page.goto('story');
  for (const width of [320, 390, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const card = await page.locator('main figure svg').boundingBox();
    expect(card?.x).toBeLessThanOrEqual(0);
    expect(card?.width).toBeGreaterThanOrEqual(
      await page.evaluate(() => document.body.getBoundingClientRect().width),
    );
    const clear = await page.evaluate(() =>
      [...document.querySelectorAll('main p, main h2')].flatMap((words) => {
        const section = words.closest('figcaption, header, figure + div');
        const thread = section && getComputedStyle(section, '::before');
        if (!section || thread?.position !== 'absolute') return [];
        const box = section.getBoundingClientRect();
        const edge = box.left + Number.parseFloat(thread.left) + Number.parseFloat(thread.width);
        return [words.getBoundingClientRect().left - edge];
      }),
    );
    expect(clear.length).toBeGreaterThan(5);
    expect(Math.min(...clear)).toBeGreaterThanOrEqual(10);
  }
});

test('beside the headline the page’s thread falls clear of its words', async ({ page }) => {
  for (const lang of languageCodes) {
    await page.goto(addressOf('story', lang));
    for (const width of [1024, 1180, 1280, 1366, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const [thread, ...boxes] = await page.evaluate(() =>
        ['header [data-current]', '#beginnings [data-label]', '#beginnings h1'].map((selector) => {
          const { left, right } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
          return { left, right };
        }),
      );
      const middle = (Number(thread?.left) + Number(thread?.right)) / 2;
      for (const { right } of boxes) expect(right, `${lang} ${width}`).toBeLessThan(middle - 64);
    }
  }
});

test('in one column the holes that the thread goes through lie on the cards, which lean', async ({
  page,
}) => {
  await page.goto('story');
  for (const width of [320, 360, 480, 600, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const rooms = await timeline(page).evaluate((list) =>
      [...list.querySelectorAll<SVGSVGElement>(':scope > li > div:first-child svg')].map((card) => {
        const { height } = card.viewBox.baseVal;
        const [top, bottom] = [0, height].map((y) =>
          new DOMPoint(0, y).matrixTransform(card.getScreenCTM() ?? undefined),
        ) as [DOMPoint, DOMPoint];
        const way = 12 / (bottom.y - top.y);
        const hole = list.getBoundingClientRect().left + 12;
        const lean = bottom.x - top.x;
        return hole - 4 - Math.max(top.x + lean * way, bottom.x - lean * way);
      }),
    );
    expect(rooms).toHaveLength(5);
    // Its number, half an em wide, is as far from the words whatever its size.
    const [column, number] = await timeline(page)
      .locator('> li')
      .first()
      .evaluate((item) => [
        Number.parseFloat(getComputedStyle(item).gridTemplateColumns.split(' ')[1] ?? ''),
        Number.parseFloat(getComputedStyle(item, '::before').fontSize),
      ]);
    expect(column, `${width}`).toBeCloseTo(number ?? 0, 1);
    for (const room of rooms) expect(room, `${width}`).toBeGreaterThan(0.5);
  }
});

test('on a narrow screen the items stand in one column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('story');
  const all = await boxes(page);
  expect(new Set(all.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
  const tops = all.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  const closing = page.locator('[aria-labelledby="closing-heading"]');
  const [around, heading] = [
    await closing.boundingBox(),
    await closing.locator('h2').boundingBox(),
  ];
  expect(Number(heading?.y) - Number(around?.y)).toBeGreaterThanOrEqual(64);
});
