import { expect, type Page, test } from '@playwright/test';
import { at } from './visitor.ts';

// Nothing here is about motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Attempt = { address: string; action: string; status: string };

/** What the browser makes ready on a page, as its own tools report it. */
async function attempts(page: Page): Promise<Attempt[]> {
  const session = await page.context().newCDPSession(page);
  const seen: Attempt[] = [];
  const note = ({ key, status }: { key: { url: string; action: string }; status: string }) =>
    seen.push({ address: key.url, action: key.action, status });
  session.on('Preload.prerenderStatusUpdated', note);
  session.on('Preload.prefetchStatusUpdated', note);
  await session.send('Preload.enable');
  return seen;
}

test.describe('a link of the site that is pointed at', () => {
  test('is made ready, and nothing is before that', async ({ page }) => {
    const seen = await attempts(page);
    await page.goto('');
    await page.waitForTimeout(500);
    expect(seen).toEqual([]);
    await page
      .locator(`main a[href="${new URL(at('story')).pathname}"]`)
      .first()
      .hover();
    await expect
      .poll(() => seen.map(({ address, action, status }) => `${action} ${address} ${status}`))
      .toContain(`Prefetch ${at('story')} Ready`);
    // Chromium refuses to go on to this while its tools are open, as they are in every test.
    expect(seen.map(({ address, action }) => `${action} ${address}`)).toContain(
      `Prerender ${at('story')}`,
    );
  });

  test('is only fetched where it leads to another language', async ({ page }) => {
    const seen = await attempts(page);
    await page.goto('');
    await page.locator('[popovertarget=languages]').click();
    await page.locator('a[hreflang=de]').hover();
    await expect
      .poll(() => seen.map(({ action, status }) => `${action} ${status}`))
      .toContain('Prefetch Ready');
    expect(seen.map(({ action }) => action)).not.toContain('Prerender');
  });
});

test('a visitor who saves data is left alone', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  await page.goto('');
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(0);
});
