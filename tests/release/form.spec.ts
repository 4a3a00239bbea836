// The page of the form itself stays while content is wrong.
import {
  field,
  fillIn,
  openCms,
  openEntry,
  readContent,
  readFiles,
  save,
  showsAllFields,
  writeChanges,
} from './cms.ts';
import { expect, test } from './projectCopy.ts';

const phone = '+91 261 234 5678';

test.describe('below a path', () => {
  test.use({ basePath: '/x/' });

  test('a mistake is shown on the pages, while the form stays to correct it', async ({
    browser,
    context,
    page,
    folder,
    site,
  }) => {
    const before = await readContent(folder);
    const home = await context.newPage();
    await home.goto(site);
    await page.setViewportSize(showsAllFields);
    await openCms(page, site, before);
    await openEntry(page, 'company/entries/company');
    const office = await field(page, 'Office');
    // The form takes it, because only the check has a list of time zones.
    await fillIn(office, 'Time zone', 'Asia/Surat');
    await save(page);
    await openEntry(page, 'company/entries/company');
    await fillIn(page, 'Phone', phone);

    await writeChanges(folder, before, await page.evaluate(readFiles));
    const mistake = home.locator('vite-error-overlay #message-content');
    await expect(mistake).toContainText('timeZone: is not a known time zone ("Asia/Surat")');
    const newForm = await browser.newPage();
    await newForm.goto(`${site}admin/`);
    const signIn = newForm.getByRole('button', { name: 'Work with Local Repository' });
    await expect(signIn).toBeVisible();
    await home.reload();
    await expect(mistake).toBeVisible();
    for (const form of [page, newForm]) {
      await expect(form.locator('vite-error-overlay')).toHaveCount(0);
    }

    await expect(page.getByLabel('Phone', { exact: true })).toHaveValue(phone);
    await fillIn(await field(page, 'Office'), 'Time zone', 'Asia/Kolkata');
    await save(page);
    await writeChanges(folder, before, await page.evaluate(readFiles));
    await expect(home.getByRole('link', { name: phone })).toBeVisible();
  });
});
