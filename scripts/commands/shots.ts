// Takes a picture of every page, the first opening's among them, in every language, width and scheme into shots/.
// Narrow it with words: `npm run shots -- home de 360 dark`.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '#scripts/serve/server.ts';
import { addresses, pages } from '#scripts/shared/addresses.ts';
import { launchOptions } from '#scripts/shared/browser.ts';
import { readDataFiles } from '#scripts/shared/content.ts';
import { ensureBuilt } from '#scripts/shared/stages.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { openingName, pathOf } from '#src/i18n/paths.ts';

const choices: Record<string, readonly string[]> = {
  page: [...pages, 'opening'],
  language: languageCodes,
  width: ['360', '768', '1024', '1440', '2560'],
  scheme: ['light', 'dark'],
};

const wanted = process.argv.slice(2);
const words = Object.values(choices).flat();
const unknown = wanted.find((word) => !words.includes(word));
if (unknown) {
  console.error(`"${unknown}" names no page, language, width or scheme.`);
  console.error(`Use any of: ${words.join(' ')}.`);
  process.exit(1);
}
const chosen = (choice: string) => {
  const all = choices[choice] ?? [];
  const some = all.filter((word) => wanted.includes(word));
  return some.length > 0 ? some : all;
};

await ensureBuilt();
const { jobs } = JSON.parse((await readDataFiles())['content/jobs.json'] ?? '');
const openings = languageCodes.flatMap((language) =>
  jobs.slice(0, 1).map(({ id }: { id: string }) => ({
    page: 'opening',
    language,
    path: pathOf(openingName(id), language, '/').slice(1),
  })),
);
const documents = [...addresses, ...openings].filter(
  ({ page, language }) => chosen('page').includes(page) && chosen('language').includes(language),
);

const browser = await chromium.launch(launchOptions());
const site = await serve({ directory: 'dist', port: 0, base: process.env.BASE_PATH });
for (const width of chosen('width')) {
  for (const scheme of chosen('scheme')) {
    const page = await browser.newPage({ colorScheme: scheme === 'dark' ? 'dark' : 'light' });
    for (const { page: name, language, path } of documents) {
      await page.setViewportSize({ width: Number(width), height: width === '360' ? 740 : 900 });
      await page.goto(new URL(path, site.url).href);
      // What is out of view is not painted, so the window is made as high as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: Number(width), height });
      await page.waitForLoadState('networkidle');
      // What moves when it is first seen.
      await page.waitForTimeout(1000);
      const file = join('shots', `${name}-${language}-${width}-${scheme}.png`);
      await page.screenshot({ path: file });
      console.log(file);
    }
    await page.close();
  }
}
await browser.close();
await site.close();
