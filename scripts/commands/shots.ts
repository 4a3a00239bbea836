// Takes screenshots of every page, and of the first opening's, in every language, width and colour scheme: shots/.
// Arguments narrow it down: `npm run shots -- home de 360 dark`.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { serve } from '#scripts/serve/server.ts';
import { addresses, pages } from '#scripts/shared/addresses.ts';
import { launchOptions } from '#scripts/shared/browser.ts';
import { ensureBuilt } from '#scripts/shared/stages.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { openingName, pathOf } from '#src/i18n/paths.ts';

const names = [...pages, 'opening'];
const widths = ['360', '768', '1024', '1440', '2560'];
const schemes = ['light', 'dark'] as const;

const wanted = process.argv.slice(2);
const words: string[] = [...names, ...languageCodes, ...widths, ...schemes];
const unknown = wanted.find((word) => !words.includes(word));
if (unknown) {
  console.error(`"${unknown}" names no page, language, width or scheme.`);
  console.error(`Use any of: ${words.join(' ')}.`);
  process.exit(1);
}
/** Those named in the arguments, or all. */
const chosen = <Choice extends string>(all: readonly Choice[]) => {
  const some = all.filter((choice) => wanted.includes(choice));
  return some.length > 0 ? some : all;
};

await ensureBuilt();
const files = await readdir('content/openings/en');
const openings = languageCodes.flatMap((language) =>
  files.slice(0, 1).map((file) => ({
    page: 'opening',
    language,
    path: pathOf(openingName(file.replace('.json', '')), language, '/').slice(1),
  })),
);
const documents = [...addresses, ...openings].filter(
  ({ page, language }) => chosen(names).includes(page) && chosen(languageCodes).includes(language),
);

const browser = await chromium.launch(launchOptions());
const site = await serve({ directory: 'dist', port: 0, base: process.env.BASE_PATH });
const page = await browser.newPage();
for (const width of chosen(widths)) {
  for (const scheme of chosen(schemes)) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const { page: name, language, path } of documents) {
      await page.setViewportSize({ width: Number(width), height: width === '360' ? 740 : 900 });
      await page.goto(new URL(path, site.url).href);
      // Pictures are loaded near the viewport alone, so it is made as high as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width: Number(width), height });
      await page.waitForLoadState('networkidle');
      // Time for animations that start on scrolling into view.
      await page.waitForTimeout(1000);
      const file = join('shots', `${name}-${language}-${width}-${scheme}.png`);
      await page.screenshot({ path: file });
      console.log(file);
    }
  }
}
await browser.close();
await site.close();
