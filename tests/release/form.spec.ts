// The page of the form itself: it stays while content is wrong, and asks nobody but GitHub.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '#tests/run.ts';
import {
  field,
  fillIn,
  openCms,
  openEntry,
  openNewEntry,
  readContent,
  readFiles,
  save,
  showsAllFields,
  writeChanges,
} from './cms.ts';
import { expect, test, withServer } from './projectCopy.ts';

const phone = '+91 261 234 5678';

test.setTimeout(600_000);

test.describe('below a path', () => {
  test.use({ basePath: '/x/' });

  test('a mistake is shown on the pages, while the form stays to correct it', async ({
    browser,
    context,
    page,
    folder,
    site,
  }) => {
    context.setDefaultTimeout(60_000);
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

test('the form of the built site asks nobody but GitHub', async ({ page, folder }) => {
  page.setDefaultTimeout(60_000);
  const company = join(folder, 'content/company.json');
  const facts = JSON.parse(await readFile(company, 'utf8'));
  await writeFile(company, JSON.stringify({ ...facts, repository: 'owner/website' }));
  await run(folder, 'npx astro build');

  const asked = new Set<string>();
  const errors: string[] = [];
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  const status = 'https://www.githubstatus.com/api/v2/status.json';
  await page.route(status, (route) => route.fulfill({ json: { status: { indicator: 'none' } } }));

  await withServer('preview', folder, '/', async (site) => {
    await page.setViewportSize(showsAllFields);
    await openCms(page, site, await readContent(folder));
    await openEntry(page, 'company/entries/company');
    await openNewEntry(page, 'openings');
    expect(await page.evaluate(hasIcons)).toBe(true);
    expect(errors).toEqual([]);
    expect(asked).toEqual(new Set([new URL(site).origin, new URL(status).origin]));
    expect(await page.evaluate(leadElsewhere)).toEqual(['base-uri', 'form-action']);
  });
});

/** Whether their font has been loaded. Runs in the browser. */
function hasIcons(): boolean {
  return [...document.fonts].some(
    ({ family, status }) => family.includes('Material Symbols Outlined') && status === 'loaded',
  );
}

/** What the policy refuses of a base and a form of somebody else's. Runs in the browser. */
async function leadElsewhere(): Promise<string[]> {
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    refused.push(effectiveDirective);
  });
  const base = document.createElement('base');
  base.href = 'https://elsewhere.example/';
  document.head.append(base);
  const form = document.createElement('form');
  form.action = 'https://elsewhere.example/';
  document.body.append(form);
  form.submit();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  return refused;
}
