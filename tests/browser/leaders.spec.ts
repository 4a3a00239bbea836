import { expect, test } from '@playwright/test';
import { facts, words } from './visitor.ts';

test('the leaders are a list of three, each with a role, a text and a portrait', async ({
  page,
}) => {
  const { leaders: told } = words('en', 'leaders');
  await page.goto('leaders');
  const leaders = page.locator('main ol > li');
  await expect(leaders).toHaveCount(3);
  for (const [index, { id, name }] of facts('people').people.entries()) {
    const leader = leaders.nth(index);
    await expect(leader.getByText(told[id].role, { exact: true })).toBeVisible();
    await expect(leader.getByRole('heading', { level: 2 })).toHaveText(name ?? told[id].role);
    await expect(leader.getByText(told[id].duty, { exact: true })).toBeVisible();
    await expect(leader.getByText(told[id].text)).toBeVisible();
    await leader.getByRole('img').scrollIntoViewIfNeeded();
    await expect(leader.getByRole('img')).not.toHaveJSProperty('naturalWidth', 0);
  }
});

test('the leaders’ page ends with the footer', async ({ page }) => {
  await page.goto('leaders');
  await expect(page.locator('main ~ footer')).toBeVisible();
});
