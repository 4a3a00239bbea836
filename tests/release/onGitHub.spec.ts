// The form of the published site, behind its own policy, as an owner uses it: each change is a draft on GitHub until it is
// published. GitHub is a stand-in, the site is the tests' own.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { run } from '#tests/run.ts';
import {
  choose,
  contentsOf,
  enableLanguage,
  field,
  fillIn,
  fillInWords,
  firstText,
  openEntry,
  opening,
  openNewEntry,
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
const factsOfOpening = {
  category: 'design',
  place: 'office',
  type: 'full-time',
  experience: { from: 2, to: 4 },
  staysOpen: false,
};
const inHindi = { ...opening, title: 'डेटा इंजीनियर', description: 'आप डेटा को क्रम में लाते हैं।' };

test.use({ viewport: showsAllFields });

test('on GitHub, each change is a draft until it is published', async ({ page, folder }) => {
  // The CMS saves with ⌘S on a Mac, with Ctrl+S elsewhere.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { get: () => 'MacIntel' });
  });
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

    await openEntry(page, company);
    await writeNumbers(page);
    await publish(page, company, github);

    await openEntry(page, home);
    for (const language of ['English', 'German']) {
      await showLanguage(page, language);
      await (await firstText(page)).fill(`Looms in ${language}`);
    }
    await publish(page, home, github);

    await openNewEntry(page, 'openings');
    await fillInOpening(page);
    await publish(page, 'openings/entries/data-engineer', github);

    expect(errors).toEqual([]);
    const hosts = ['https://api.github.com', 'https://www.githubstatus.com'];
    expect(asked).toEqual(new Set([new URL(site).origin, ...hosts]));
  });

  github.checkOut();
  const after = contentsOf(await readContent(folder));
  Object.assign(before['content/company.json'].claims, { years: 14, clients: 1400, badge: 98.5 });
  for (const [lang, language] of Object.entries({ en: 'English', de: 'German' })) {
    const { hero } = before[`locales/${lang}/home.json`];
    hero[Object.keys(hero)[0] ?? ''] = `Looms in ${language}`;
  }
  const languages = { en: { ...opening, ...factsOfOpening }, hi: inHindi };
  expect(after).toEqual({ ...before, 'content/openings/data-engineer.json': languages });
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
  await years.fill('14.5');
  await page.keyboard.press('Meta+s');
  await expect(message).toBeHidden();
  await expect(numbers.getByText('Write a whole number, like 13.')).toBeVisible();
  await years.fill('14');

  await clients.clear();
  await clients.pressSequentially('1,4');
  await expect(clients).toHaveValue('1,4');
  await page.keyboard.type('00');
  // It is read as it is saved, while the cursor is still in it.
  await badge.fill('98,5 %');
  await expect(clients).toHaveValue('1400');
}

/** Saving is refused at first, and then another language is chosen. */
async function fillInOpening(page: Page): Promise<void> {
  await fillInWords(page, { ...opening, title: 'Data Engineer '.repeat(20) });
  await choose(page, 'Category', 'Design');
  await choose(page, 'Place', 'At the office');
  await choose(page, 'Kind of employment', 'Words');
  await fillIn(page, 'From', '2');
  await fillIn(page, 'To', '4');
  await page.keyboard.press('Meta+s');
  await expect(page.getByLabel('Title', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fillIn(page, 'Title', opening.title);
  await enableLanguage(page, 'Hindi');
  await fillInWords(page, inHindi);
}
