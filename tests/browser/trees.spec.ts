import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { documents, lostPages } from './pages.ts';
import { hydrated } from './visitor.ts';

// What a screen reader meets, in its order, in files to be read in review; "npm run trees" writes
// them anew.
for (const { address, page: name } of [...documents, ...lostPages].filter(
  ({ language }) => language === 'en',
)) {
  test(`a screen reader meets on ${address} what tests/trees/${name}.yml says`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await hydrated(page);
    const tree = withoutFigures(`${await page.locator('body').ariaSnapshot()}\n`);
    const file = join('tests', 'trees', `${name}.yml`);
    if (process.env.WRITE_TREES) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, tree);
    }
    expect(tree, 'Read what changed; if it is right, run "npm run trees".').toBe(
      await readFile(file, 'utf8'),
    );
  });
}

// What the page weighs changes with every change to it, and has tests of its own.
function withoutFigures(tree: string): string {
  return tree.replace(/(definition: )(?:[\d.]+ kB|"\d+")$/gm, '$1…');
}
