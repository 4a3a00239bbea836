import { expect, type Page, test } from '@playwright/test';
import { runnerImport } from 'vite';
import { tooWide } from './measures.ts';
import { addressOf } from './pages.ts';

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

const { wordMarkOf } = await load<typeof import('#src/share/wordMark.ts')>('src/share/wordMark.ts');
const { logoOf } = await load<typeof import('#src/content/read/frame.ts')>(
  'src/content/read/frame.ts',
);

for (const name of companies) {
  test(`a company called "${name}" has all of its name in logo and footer`, async ({ page }) => {
    test.slow();
    for (const [route, lang] of [
      ['home', 'en'],
      ['team', 'ru'],
      ['story', 'hi'],
    ] as const) {
      await page.goto(addressOf(route, lang));
      await expect(page.locator('footer svg:has(text)')).toBeVisible();
      await rename(page, name);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => document.fonts.ready);
        expect(await faults(page), `/${lang}/${route} at ${width}`).toEqual([]);
        expect(await page.evaluate(tooWide), `/${lang}/${route} at ${width}`).toEqual([]);
      }
    }
  });
}

for (const surname of ['Featherstonehaugh', 'Wolfeschlegelsteinhausenbergerdorff']) {
  test(`a person called ${surname} keeps to the card`, async ({ page }) => {
    for (const route of ['team', 'leaders'] as const) {
      await page.goto(addressOf(route));
      await page.evaluate((name) => {
        for (const title of document.querySelectorAll('main li h2, main article h2')) {
          title.textContent = `Asha ${name}`;
        }
      }, surname);
      for (const width of [320, 360, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(() => {
          const titles = [...document.querySelectorAll('main li h2, main article h2')];
          const cells = titles.map((title) => {
            const card = title.closest('article') ?? title.closest('li');
            const range = document.createRange();
            range.selectNodeContents(title);
            return { card, words: title.parentElement, text: range.getBoundingClientRect() };
          });
          return cells
            .filter(({ card, words, text }) => {
              const edge = card?.getBoundingClientRect().right ?? 0;
              return (
                text.right > edge + 1 || (words?.getBoundingClientRect().right ?? 0) > edge + 1
              );
            })
            .map(({ text }) => Math.round(text.right));
        });
        expect(beyond, `/${route} at ${width}`).toEqual([]);
        expect(await page.evaluate(tooWide), `/${route} at ${width}`).toEqual([]);
      }
    }
  });
}

const { longestWordOf } = await load<typeof import('#src/content/read/home.ts')>(
  'src/content/read/home.ts',
);

for (const [plain, accent] of [
  ['Watermarks, woven systems that', 'think.'],
  ['Mechanisms, systems, looms that', 'remember.'],
  ['Webmaschinen, Systeme, die', 'mitdenken.'],
  ['Instrumente für', 'Zusammenarbeit.'],
] as const) {
  test(`the words of the headline stay whole: ${plain} ${accent}`, async ({ page }) => {
    await page.goto('./');
    const length = longestWordOf({ plain, accent });
    await page.locator('#hero-heading').evaluate(
      (heading, words) => {
        heading.setAttribute('data-longest-word', words.length);
        const [before, gold] = heading.childNodes;
        if (before) before.textContent = `${words.plain} `;
        if (gold) gold.textContent = words.accent;
      },
      { plain, accent, length },
    );
    for (const width of [320, 360, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(() => document.fonts.ready);
      const broken = await page.locator('#hero-heading').evaluate((heading) => {
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
      });
      expect(broken, `at ${width}`).toEqual([]);
    }
  });
}

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
    { logo: logoOf(name), mark: wordMarkOf(name) },
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
    const columns = document.querySelector('footer > div')?.getBoundingClientRect();
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
