// Takes a screenshot of every page, the first opening's among them, in every language, width and scheme into shots/.
// Narrow it with words: `npm run shots -- home de 360 dark`. The two of the editor in docs/ are taken on
// their own: `npm run shots -- editor`.
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { serve } from '#scripts/serve/server.ts';
import { pages, pathOf } from '#scripts/shared/addresses.ts';
import { launchOptions, requireBrowser } from '#scripts/shared/browser.ts';
import { takeEditorPictures } from '#scripts/shared/editorPictures.ts';
import { ensureBuilt } from '#scripts/shared/stages.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { openingName, pathOf as pagePathOf } from '#src/i18n/paths.ts';

const choices = {
  page: [...pages, 'opening'],
  language: languageCodes,
  width: ['360', '768', '1024', '1440', '2560'],
  scheme: ['light', 'dark'],
} as const;

const wanted = process.argv.slice(2);
if (wanted.join() === 'editor') {
  const browser = await launch();
  await takeEditorPictures(browser);
  await browser.close();
  process.exit();
}
const words: string[] = Object.values(choices).flat();
const unknown = wanted.find((word) => !words.includes(word));
if (unknown) {
  console.error(`"${unknown}" names no page, language, width or scheme.`);
  console.error(`Use any of: ${words.join(' ')}.`);
  process.exit(1);
}
const chosen = <Choice extends string>(all: readonly Choice[]) => {
  const some = all.filter((choice) => wanted.includes(choice));
  return some.length > 0 ? some : all;
};

await ensureBuilt();
const [opening] = JSON.parse(await readFile('content/jobs.json', 'utf8')).jobs;
const browser = await launch();
const site = await serve({ directory: 'dist', port: 0, base: process.env.BASE_PATH ?? '/' });
await mkdir('shots', { recursive: true });

for (const width of chosen(choices.width)) {
  for (const scheme of chosen(choices.scheme)) {
    const page = await browser.newPage({
      viewport: windowOf(width),
      colorScheme: scheme,
    });
    for (const language of chosen(choices.language)) {
      for (const name of chosen(choices.page)) {
        if (name === 'opening' && !opening) continue;
        await page.goto(new URL(addressOf(name, language), site.url).href);
        await seeAll(page);
        // What is far out of view is not painted, so the window is made as high as the page.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: Number(width), height });
        await page.waitForTimeout(200);
        const file = join('shots', `${name}-${language}-${width}-${scheme}.png`);
        await page.screenshot({ path: file });
        await page.setViewportSize(windowOf(width));
        console.log(file);
      }
    }
    await page.close();
  }
}
await browser.close();
await site.close();

function launch() {
  requireBrowser();
  return chromium.launch(launchOptions());
}

function addressOf(name: (typeof choices.page)[number], language: LanguageCode): string {
  if (name !== 'opening') return pathOf(name, language);
  return pagePathOf(openingName(opening.id), language, '/').slice(1);
}

function windowOf(width: string) {
  return { width: Number(width), height: width === '360' ? 740 : 900 };
}

/** Scrolls through the page once, so that what loads and moves on sight has done so. */
async function seeAll(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForTimeout(40);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
}
