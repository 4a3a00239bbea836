// What visitors come to a page for, and how far down it may end.
import type { Page } from '@playwright/test';

/** Windows that people have, without the bars of their browsers. */
const windows = [
  { width: 1366, height: 625 },
  { width: 1280, height: 633 },
  { width: 1440, height: 780 },
  { width: 1536, height: 730 },
  { width: 1920, height: 945 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 412, height: 732 },
  { width: 768, height: 954 },
];
const isLow = (height: number) => height < 720;

/** In screens from the top of the page. */
type Want = { page: string; what: string; screens: number; ifLow: number; selector: string };

// biome-ignore format: a line for each is easier to compare.
const wants: Want[] = [
  { page: 'home', what: 'headline', screens: 1, ifLow: 1, selector: '#hero h1' },
  { page: 'home', what: 'first sentences', screens: 1, ifLow: 1, selector: '#hero h1 + p' },
  { page: 'home', what: 'button', screens: 1, ifLow: 1, selector: '#hero [data-weight=primary]' },
  { page: 'home', what: 'claims', screens: 1, ifLow: 1.2, selector: '#hero ul:not([aria-labelledby])' },
  { page: 'contact', what: 'first field', screens: 1, ifLow: 1, selector: 'main input' },
  { page: 'contact', what: 'last field', screens: 1.5, ifLow: 1.8, selector: 'main textarea' },
  { page: 'contact', what: 'button', screens: 1.5, ifLow: 1.8, selector: 'main [type=submit]' },
  { page: 'careers', what: 'way to the openings', screens: 1, ifLow: 1, selector: 'main [href="#openings"]' },
  { page: 'careers', what: 'first opening', screens: 1.5, ifLow: 1.8, selector: '[data-opening] h3' },
  { page: 'team', what: 'first leader', screens: 1.3, ifLow: 1.6, selector: 'article h2' },
  { page: 'opening', what: 'Apply', screens: 1, ifLow: 1, selector: 'main [data-weight=primary]' },
];

export const pagesWithWants = [...new Set(wants.map(({ page }) => page))];

/** What ends too far down in one of the windows; the page has been loaded, and is only resized. */
export async function findTooLow(page: Page, name: string): Promise<string[]> {
  const problems: string[] = [];
  const ownWants = wants.filter((want) => want.page === name);
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const { what, screens, ifLow, selector } of ownWants) {
      const wanted = isLow(window.height) ? ifLow : screens;
      const end = await page.locator(selector).first().evaluate(endInScreens);
      if (end > wanted) {
        const where = `${window.width} × ${window.height}`;
        problems.push(`${what} at ${where}: ends at ${end.toFixed(2)} screens, not ${wanted}`);
      }
    }
  }
  return problems;
}

function endInScreens(element: Element): number {
  return (element.getBoundingClientRect().bottom + scrollY) / innerHeight;
}
