import { expect, test } from '@playwright/test';
import { addressOf } from '#tests/siteData.ts';

// Nothing here is about motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('on a wide screen three pairs of eyes lie edge to edge above each other, on one warp', async ({
  page,
}) => {
  await page.goto('leaders');
  for (const width of [1024, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    const slits = await page.locator('main ol img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { left, right, top, bottom } = picture.parentElement?.getBoundingClientRect() ?? {
          left: Number.NaN,
        };
        const shown = (picture.clientHeight / picture.clientWidth) * (1440 / 260);
        return { left, right, top, bottom, shown };
      }),
    );
    // No slit cuts its first picks.
    for (const { shown } of slits) expect(shown).toBeCloseTo(1, 2);
    // A label lies on the slit's lower edge, is as high as some of its 36 picks and begins and ends
    // between two of its 150 ends.
    const labels = await page.locator('main ol img').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const style = getComputedStyle(picture.parentElement as Element, '::after');
        const picks = Number.parseFloat(style.height) / ((innerWidth * 260) / 1440 / 36);
        const ends = Number.parseFloat(style.left) / (innerWidth / 150);
        const words = Number.parseFloat(style.left) + Number.parseFloat(style.paddingLeft);
        const margin = document.querySelector('h1')?.getBoundingClientRect().left ?? 0;
        return [
          style.bottom,
          ...[picks, ends].map((count) => Number((count % 1).toFixed(1)) % 1),
          Math.abs(Math.round(words - margin)),
        ];
      }),
    );
    // Its words begin at the page's margin.
    for (const label of labels) expect(label).toEqual(['0px', 0, 0, 0]);
    const edge = await page.evaluate(() => document.body.getBoundingClientRect().width);
    for (const [index, { left, right, top }] of slits.entries()) {
      expect([left, right]).toEqual([0, edge]);
      if (index > 0)
        expect(Math.abs(Number(top) - Number(slits[index - 1]?.bottom))).toBeLessThan(1);
    }
    // In three lines at this size, letters of one would reach into the next.
    const lines = await page
      .locator('h1')
      .evaluate((h1) => h1.clientHeight / Number.parseFloat(getComputedStyle(h1).lineHeight));
    expect(Math.round(lines)).toBe(2);
    const [heading, intro, column] = await page.evaluate(() => {
      const range = document.createRange();
      return ['h1', 'h1 + p', 'main ol > :last-child h2'].map((words) => {
        range.selectNodeContents(document.querySelector(words) as Element);
        const lines = [...range.getClientRects()];
        return {
          left: Math.min(...lines.map(({ left }) => left)),
          right: Math.max(...lines.map(({ right }) => right)),
          top: Math.min(...lines.map(({ top }) => top)),
          bottom: Math.max(...lines.map(({ bottom }) => bottom)),
        };
      });
    });
    if (!heading || !intro || !column) throw new Error('The heading and its intro are not drawn.');
    // Where its lines would be short it stands below the heading.
    if (width === 1024) expect(intro.top).toBeGreaterThan(heading.bottom);
    else {
      expect(intro.left - heading.right, `${width}: beside the heading`).toBeGreaterThan(90);
      expect(Math.abs(intro.left - column.left), `${width}: column`).toBeLessThan(1);
    }
    const words = await page.locator('main ol h2').first().boundingBox();
    expect(words?.y).toBeGreaterThan(Number(slits[2]?.bottom) - 1);
  }
});

test('on a narrow screen each pair of eyes stands above the words of its leader', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('leaders');
  const order = await page.locator('main ol').evaluate((list) =>
    [...list.querySelectorAll('img, h2')]
      .map((part) => ({ name: part.localName, top: part.getBoundingClientRect().top + scrollY }))
      .sort((one, other) => one.top - other.top)
      .map(({ name }) => name),
  );
  expect(order).toEqual(['img', 'h2', 'img', 'h2', 'img', 'h2']);
  // The list of points stands further from the text above than from its heading.
  const [above, below] = await page
    .locator('main ol h3')
    .first()
    .evaluate((heading) => {
      const { top, bottom } = heading.getBoundingClientRect();
      const before = heading.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
      const after = heading.nextElementSibling?.getBoundingClientRect().top ?? 0;
      return [top - before, after - bottom];
    });
  expect(above).toBeGreaterThanOrEqual(2 * Number(below));
  // Its edges are seen on a dark page, too.
  await page.emulateMedia({ colorScheme: 'dark' });
  const edge = await page
    .locator('main ol img')
    .first()
    .evaluate(
      (picture) => getComputedStyle(picture.parentElement as Element).borderBlockStartColor,
    );
  expect(edge).toBe(await page.locator('h1').evaluate((title) => getComputedStyle(title).color));
});

test('side by side, the leaders’ words stand on the same lines, whatever their titles take', async ({
  page,
}) => {
  for (const lang of ['de', 'ru', 'hi'] as const) {
    await page.goto(addressOf('leaders', lang));
    for (const shown of ['eyes', 'portraits']) {
      await page.locator('main ol').evaluate((list, shown) => {
        (list as HTMLElement).dataset.shown = shown;
      }, shown);
      for (const width of [960, 1024, 1280, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        // However high the intro beside the heading is, the mark stays where it is on every page.
        const mark = await page
          .locator('main header')
          .evaluate(
            (head) =>
              Number(head.firstElementChild?.getBoundingClientRect().top) -
              head.getBoundingClientRect().top,
          );
        expect(mark, `${lang} ${width}`).toBe(16);
        const parts = await page
          .locator('main ol > li')
          .evaluateAll((leaders) =>
            leaders.map((leader) =>
              [...leader.querySelectorAll('p, h3, li')].map((part) =>
                Math.round(part.getBoundingClientRect().top),
              ),
            ),
          );
        expect(parts[0]).toHaveLength(6);
        const where = `${lang} ${shown} ${width}`;
        for (const other of parts.slice(1)) expect(other, where).toEqual(parts[0]);
        const lines = await page
          .locator('main ol h2')
          .evaluateAll((titles) =>
            titles.map(
              (title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight),
            ),
          );
        expect(Math.round(Math.max(...lines)), where).toBeLessThanOrEqual(3);
      }
    }
  }
});
