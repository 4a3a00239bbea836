// The form of the published site, behind its own policy, as an owner uses it: each change is a draft on GitHub until it is
// published. GitHub is a stand-in, the site is the tests' own.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { run } from '#tests/run.ts';
import {
  contentsOf,
  field,
  firstText,
  openEntry,
  publish,
  readContent,
  showLanguage,
  showsAllFields,
  signIn,
  test,
} from './cms.ts';
import { startGitHub } from './github.ts';
import { expect, withServer } from './projectCopy.ts';

const company = 'company/entries/company';
const home = 'pages/entries/home';

test.use({ viewport: showsAllFields });

test('on GitHub, each change is a draft until it is published', async ({ page, folder }) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(30_000);
  await run(folder, 'npx astro build');
  const form = await readFile(join(folder, 'dist/admin/index.html'), 'utf8');
  expect(form).toContain('<meta name="robots" content="noindex">');
  const before = contentsOf(await readContent(folder));
  const github = await startGitHub(page, folder);
  // GitHub takes its time, too. In less than this the form keeps a backup of what it has saved, and offers it.
  await page.route('https://api.github.com/graphql', async (route) => {
    if (route.request().postData()?.includes('createCommitOnBranch')) await wait(1000);
    await route.fallback();
  });
  const asked = new Set<string>();
  const errors: string[] = [];
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));

  await withServer('preview', folder, '/', async (site) => {
    await signIn(page, site);
    expect(await page.evaluate(hasIcons)).toBe(true);

    await openEntry(page, company);
    await writeNumbers(page);
    await publish(page, company, github);

    await openEntry(page, home);
    for (const language of ['English', 'German']) {
      await showLanguage(page, language);
      await (await firstText(page)).fill(`Looms in ${language}`);
    }
    await publish(page, home, github);

    expect(errors).toEqual([]);
    const hosts = ['https://api.github.com', 'https://www.githubstatus.com'];
    expect(asked).toEqual(new Set([new URL(site).origin, ...hosts]));
    expect(await page.evaluate(leadElsewhere)).toEqual(['base-uri', 'form-action']);
    await page.close();
  });

  github.checkOut();
  const after = contentsOf(await readContent(folder));
  Object.assign(before['content/company.json'].claims, { years: 14, clients: 1400, badge: 98.5 });
  for (const [lang, language] of Object.entries({ en: 'English', de: 'German' })) {
    const { hero } = before[`locales/${lang}/home.json`];
    hero[Object.keys(hero)[0] ?? ''] = `Looms in ${language}`;
  }
  expect(after).toEqual(before);
  await run(folder, 'npm run check:content');
});

/** Nothing changes under the hand, and saving waits for what is not a number. */
async function writeNumbers(page: Page): Promise<void> {
  const numbers = await field(page, 'Numbers');
  const [years, clients, badge] = ['Years', 'Clients', 'Badge, in percent'].map((label) =>
    numbers.getByLabel(label, { exact: true }),
  ) as [Locator, Locator, Locator];
  await years.fill('14 years');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const message = numbers.getByText('Write the number in digits');
  await expect(message).toBeVisible();
  await expect(years).toBeFocused();
  await expect(years).toHaveValue('14 years');
  await years.fill('14');
  await expect(message).toBeHidden();

  await clients.clear();
  await clients.pressSequentially('1,4');
  await expect(clients).toHaveValue('1,4');
  await page.keyboard.type('00');
  await badge.fill('98,5 %');
  await expect(clients).toHaveValue('1400');
}

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
