import type { Page } from '@playwright/test';
import { faces } from '#src/fonts/faces.ts';

/** Fonts in use that are not the site’s own, also for the names of the languages, which have scripts of their own. */
export async function findForeignFonts(page: Page): Promise<string[]> {
  const languages = page.locator('#languages');
  await languages.evaluate((list: HTMLElement) => list.showPopover());
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const selector = 'body :is(h1, h2, h3, h4, p, li, dt, dd, a, button, label)';
  const { nodeIds } = await browser.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const used = await Promise.all(
    nodeIds.map((nodeId) => browser.send('CSS.getPlatformFontsForNode', { nodeId })),
  );
  await browser.detach();
  await languages.evaluate((list: HTMLElement) => list.hidePopover());
  const names = new Set(used.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)));
  return [...names].filter((name) => !faces.some(({ family }) => name.startsWith(family)));
}
