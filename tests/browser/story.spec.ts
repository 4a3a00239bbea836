import { expect, type Page, test } from '@playwright/test';
import { words } from './visitor.ts';

const story = words('en', 'story');

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

test('the story is told before its timeline', async ({ page }) => {
  await page.goto('story');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(story.intro.heading);
  for (const paragraph of story.intro.paragraphs) {
    await expect(page.getByText(paragraph)).toBeVisible();
  }
});

test('the timeline is a numbered list of five, each with a title and a text', async ({ page }) => {
  await page.goto('story');
  const items = timeline(page).locator('> li');
  await expect(items).toHaveCount(5);
  for (const [index, { title, text }] of story.timeline.items.entries()) {
    await expect(items.nth(index).getByRole('heading')).toHaveText(title);
    await expect(items.nth(index).getByText(text)).toBeVisible();
    const number = items
      .nth(index)
      .evaluate((item) => getComputedStyle(item, '::before').content.startsWith('counter'));
    expect(await number).toBe(true);
  }
});

test('on a wide screen the items stand left and right by turns', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('story');
  const middle = await timeline(page).evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return (left + right) / 2;
  });
  const sides = (await boxes(page)).map(({ left, right }) =>
    right <= middle ? 'left' : left >= middle ? 'right' : 'across',
  );
  expect(sides).toEqual(['left', 'right', 'left', 'right', 'left']);
});

test('on a narrow screen the items stand in one column', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('story');
  const all = await boxes(page);
  expect(new Set(all.map(({ left, right }) => `${left} ${right}`)).size).toBe(1);
  const tops = all.map(({ top }) => top);
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});
