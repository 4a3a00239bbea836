import { expect, type Page, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { addressOf } from '#tests/siteData.ts';
import { tooWide } from './measures.ts';

// Nothing here is about motion.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Long and foreign names in the place of the site's own, as the readers of content/ would put them
// there: the layout must fit them.
const companies = [
  'AB',
  'Weaving Mill',
  'Weavers and Sons Studios',
  'Bhattacharya Weaving and Software Studio',
  'Donaudampfschifffahrtsgesellschaftswerke',
  'Общество с ограниченной ответственностью',
  'सूत्रलूम टेक्नोलॉजीज़ भारत',
];
const widths = [320, 360, 1024, 1440, 2560];

// The bundler takes seconds: once for the file, and only where its tests run.
test.describe.configure({ mode: 'default' });

let site: typeof import('#tests/namesOfSite.ts');

test.beforeAll(async () => {
  site = await load<typeof site>('tests/namesOfSite.ts');
});

for (const [route, lang] of [
  ['home', 'en'],
  ['team', 'ru'],
  ['story', 'hi'],
] as const) {
  test(`any name of a company has all of itself in logo and footer of ${route} in "${lang}"`, async ({
    page,
  }) => {
    test.slow();
    await page.goto(addressOf(route, lang));
    await expect(page.locator('footer svg:has(text)')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of companies) {
        await rename(page, name);
        await page.evaluate(() => document.fonts.ready);
        expect(await faults(page), `${name} at ${width}`).toEqual([]);
        expect(await page.evaluate(tooWide), `${name} at ${width}`).toEqual([]);
      }
    }
  });
}

for (const route of ['team', 'leaders'] as const) {
  test(`a person with a long surname keeps clear of the next person on ${route}`, async ({
    page,
  }) => {
    await page.goto(addressOf(route));
    for (const width of [320, 360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const surname of ['Featherstonehaugh', 'Wolfeschlegelsteinhausenbergerdorff']) {
        const beyond = await page.evaluate((surname) => {
          const titles = [...document.querySelectorAll('main li h2, main article h2')];
          for (const title of titles) title.textContent = `Asha ${surname}`;
          const people = titles
            .map((title) => {
              const range = document.createRange();
              range.selectNodeContents(title);
              return [range, title.parentElement ?? title].map((part) =>
                part.getBoundingClientRect(),
              ) as [DOMRect, DOMRect];
            })
            .filter(([, words]) => words.width > 0);
          return people
            .map(([name, words], index) => {
              const next = people[index + 1]?.[1];
              const neighbour = next && next.left > words.left ? next.left : innerWidth;
              return { right: Math.max(name.right, words.right), neighbour };
            })
            .filter(({ right, neighbour }) => right > neighbour);
        }, surname);
        expect(beyond, `${surname} at ${width}`).toEqual([]);
        expect(await page.evaluate(tooWide), `${surname} at ${width}`).toEqual([]);
      }
    }
  });
}

const headlines = [
  { plain: 'Watermarks, woven systems that', accent: 'think.' },
  { plain: 'Mechanisms, systems, looms that', accent: 'remember.' },
  { plain: 'Webmaschinen, Systeme, die', accent: 'mitdenken.' },
  { plain: 'Instrumente für', accent: 'Zusammenarbeit.' },
];

test('the words of any headline stay whole', async ({ page }) => {
  await page.goto('./');
  for (const width of [320, 360, 768, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const headline of headlines) {
      const broken = await page.locator('#hero-heading').evaluate(
        async (heading, words) => {
          heading.setAttribute('data-longest-word', words.length);
          const [before, gold] = heading.childNodes;
          if (before) before.textContent = `${words.plain} `;
          if (gold) gold.textContent = words.accent;
          await document.fonts.ready;
          const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
          const range = document.createRange();
          const found: string[] = [];
          while (walker.nextNode()) {
            const text = walker.currentNode.textContent ?? '';
            for (const { 0: word, index } of text.matchAll(/\S+/g)) {
              range.setStart(walker.currentNode, index);
              range.setEnd(walker.currentNode, index + word.length);
              if (range.getClientRects().length > 1) found.push(word);
            }
          }
          return found;
        },
        { ...headline, length: site.longestWordOf(headline) },
      );
      expect(broken, `${headline.plain} at ${width}`).toEqual([]);
    }
  }
});

async function rename(page: Page, name: string): Promise<void> {
  await page.evaluate(
    ({ logo, mark }) => {
      const link = document.querySelector('header > a[data-size]');
      const svg = document.querySelector('footer svg:has(text)');
      const text = svg?.querySelector('text');
      if (!link || !svg || !text) throw new Error('The page has no logo or no word-mark.');
      link.textContent = logo.name;
      link.setAttribute('data-size', logo.size);
      link.toggleAttribute('data-hung', logo.isHung);
      svg.setAttribute('viewBox', mark.viewBox);
      text.setAttribute('textLength', String(mark.width));
      text.textContent = mark.name;
    },
    { logo: site.logoOf(name), mark: site.wordMarkOf(name) },
  );
}

/** Where the name leaves its place, or meets what stands beside it. */
function faults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const rectsOf = (element: Element | null) => {
      const range = document.createRange();
      if (element) range.selectNodeContents(element);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    };
    const header = boxOf('header');
    const logo = document.querySelector('header > a[data-size]');
    const others = [...document.querySelectorAll('header button, header nav a')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect());
    const below = document.querySelector('main p, main h1');
    const under = rectsOf(below)[0];
    for (const { left, right, top, bottom } of rectsOf(logo)) {
      if (!header || left < 0 || right > innerWidth || top < 0 || bottom > header.bottom + 1) {
        found.push(`the logo leaves the header: ${[left, right, top, bottom].map(Math.round)}`);
      }
      if (under && bottom > under.top) found.push('the logo meets the first words');
      for (const other of others) {
        const meets =
          left < other.right && right > other.left && top < other.bottom && bottom > other.top;
        if (meets) found.push(`the logo meets a button at ${Math.round(other.left)}`);
      }
    }
    if (rectsOf(logo).length > 4) found.push('the logo has more than four lines');

    const footer = boxOf('footer');
    const mark = boxOf('footer svg:has(text)');
    const text = boxOf('footer svg text');
    const end = document.querySelector('footer > div:last-child')?.getBoundingClientRect();
    const columns = document.querySelector('footer > div > div')?.getBoundingClientRect();
    if (!footer || !mark || !text || !end || !columns) return [...found, 'no footer'];
    if (text.left < footer.left || text.right > footer.right) {
      found.push(`the word-mark is cut: ${Math.round(text.left)} to ${Math.round(text.right)}`);
    }
    // The box of a text is as high as its font; that of the drawing is as high as its letters.
    if (mark.bottom > end.top + 1 || mark.top < columns.bottom - 1) {
      found.push('the word-mark meets what is above or below it');
    }
    if (mark.height < 8) found.push(`the word-mark is ${mark.height} high`);
    return found;
  });
}

// These read the content as the pages do, through the bundler.
async function load<Module>(path: string): Promise<Module> {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport<Module>(path, { configFile: false, logLevel: 'error' });
  // Vite leaves its own mode there, and a test that builds the site would take it over.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module;
}
