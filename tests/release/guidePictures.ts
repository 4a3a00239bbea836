// A command, which no suite runs: takes the pictures of docs/editing.md from the form of the built site.
// npx playwright test --config tests/release/guidePictures.config.ts
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { isPinned } from '#tests/browser.ts';
import { run } from '#tests/run.ts';
import { field, openEntry, showLanguage, signIn, testOfForm as test } from './cms.ts';
import { repository, startGitHub } from './github.ts';
import { withServer } from './projectCopy.ts';

test.skip(!isPinned, 'every browser draws letters in its own way');
test.use({ deviceScaleFactor: 1.5 });

test('the guide shows the form as it is', async ({ page, folder }) => {
  const company = join(folder, 'content/company.json');
  const facts = JSON.parse(await readFile(company, 'utf8'));
  await writeFile(company, JSON.stringify({ ...facts, repository }));
  await run(folder, 'npx astro build');
  await startGitHub(page, folder);
  await withServer('preview', folder, '/', async (site) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await signIn(page, site);
    await openEntry(page, 'pages/entries/home');
    await page.getByRole('combobox', { name: 'Switch Locale' }).last().click();
    await page.getByRole('option', { name: 'German' }).click();
    await field(page, 'Top of the page');
    await takePicture(page, 'form');

    await page.setViewportSize({ width: 390, height: 780 });
    await openEntry(page, 'openings/entries/backend-engineer');
    await showLanguage(page, 'English');
    const category = await field(page, 'Category');
    await category.evaluate((group) => group.scrollIntoView());
    await takePicture(page, 'phone');
  });
});

async function takePicture(page: Page, name: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await writeFile(`docs/pictures/${name}.webp`, await sharp(picture).webp().toBuffer());
}
