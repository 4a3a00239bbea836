// The form of the published site, behind its own policy, as an owner uses it: each change is a draft on GitHub until it is
// published. GitHub is a stand-in, the site is the tests' own.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { run } from '#tests/run.ts';
import { violations } from '#tests/site/violations.ts';
import {
  choose,
  contentsOf,
  enableLanguage,
  expectClosed,
  field,
  fillIn,
  fillInWords,
  openEntry,
  openEntryMenu,
  opening,
  openNewEntry,
  publish,
  readContent,
  showsAllFields,
  signIn,
  test,
} from './cms.ts';
import { startGitHub } from './github.ts';
import { expect, withServer } from './projectCopy.ts';

/** Into fields of the company, which the form refuses. */
const refused = {
  'Site address': 'www.example.com',
  Email: 'hello.example.com',
  Phone: '0261 234567',
  Street: 'a'.repeat(81),
  'Time zone': 'Kolkata',
};
const phone = '+91 261 234 5678';
const pune = { name: 'Pune', region: 'Maharashtra' };
const puneInHindi = { name: 'पुणे', region: 'महाराष्ट्र' };
const salary = { from: 1_200_000, to: 1_800_000, currency: 'INR', period: 'year' };
const factsOfOpening = {
  category: 'design',
  place: 'office',
  type: 'full-time',
  experience: { from: 2, to: 4 },
  staysOpen: false,
  salary,
};
const otherWords = { title: 'Data Analyst', description: 'You ask data what it means.' };

const company = 'company/entries/company';
const engineer = 'openings/entries/data-engineer';
const designer = 'openings/entries/product-designer';

/** A tag that keeps phones from zooming, and an editor without a first heading. */
const faultsOfTheCms = ['interactive-widget', 'page-has-heading-one'];

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
    await correctWhatIsRefused(page);
    await publish(page, company, github);

    await openNewEntry(page, 'cities');
    await fillInCity(page, pune);
    await enableLanguage(page, 'Hindi');
    await fillInCity(page, puneInHindi);
    await publish(page, 'cities/entries/pune', github);
    // A city can be chosen once it is published.
    await openEntry(page, company);
    await field(page, 'Office');
    // The CMS loses a choice that is made before it has read all that the file refers to.
    await expect(async () => {
      await choose(page, 'City', 'Words');
      await choose(page, 'City', pune.name);
      const saving = page.getByRole('button', { name: 'Save', exact: true });
      await expect(saving).toBeEnabled({ timeout: 2000 });
    }).toPass();
    await publish(page, company, github);

    await openNewEntry(page, 'openings');
    await fillInOpening(page);
    await publish(page, engineer, github);
    // Without a place in the list.
    await expect(page.getByText(opening.title, { exact: true })).toBeVisible();
    await openEntry(page, engineer);
    await openEntryMenu(page, 'Duplicate Entry');
    await fillIn(page, 'Title', otherWords.title);
    await fillIn(page, 'Description', otherWords.description);
    await publish(page, 'openings/entries/data-analyst', github);

    await openEntry(page, designer);
    await openEntryMenu(page, 'Delete Entry');
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expectClosed(page);
    expect(github.columns()).toEqual(['sveltia-cms/pending_deletion']);
    await openEntry(page, designer);
    await page.getByRole('button', { name: 'Delete Entry' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).last().click();
    await expectClosed(page);
    await expect(page.getByText('10 · Words · last day: Feb 28, 2026')).toBeVisible();

    expect(errors).toEqual([]);
    const hosts = ['https://api.github.com', 'https://www.githubstatus.com'];
    expect(asked).toEqual(new Set([new URL(site).origin, ...hosts]));
    expect(await page.evaluate(leadElsewhere)).toEqual(['base-uri', 'form-action']);
    await page.close();
  });

  github.checkOut();
  const after = contentsOf(await readContent(folder));
  const en = { ...opening, ...factsOfOpening };
  Object.assign(before['content/company.json'], { phone });
  Object.assign(before['content/company.json'].office, { city: 'pune' });
  Object.assign(before['content/company.json'].claims, { years: 14, clients: 1400, badge: 98.5 });
  delete before['content/openings/product-designer.json'];
  expect(after).toEqual({
    ...before,
    'content/cities/pune.json': { en: pune, hi: puneInHindi },
    'content/openings/data-engineer.json': { en },
    'content/openings/data-analyst.json': { en: { ...en, ...otherWords } },
  });
  await run(folder, 'npm run check:content');
});

async function correctWhatIsRefused(page: Page): Promise<void> {
  await field(page, 'Office');
  const faults = await violations(page);
  const ours = faults.filter((fault) => !faultsOfTheCms.some((known) => fault.includes(known)));
  expect(ours).toEqual([]);

  const boxes = Object.entries(refused).map(([label, text]) => {
    return { box: page.getByLabel(label, { exact: true }).first(), text };
  });
  const before = await Promise.all(boxes.map(({ box }) => box.inputValue()));
  for (const { box, text } of boxes) await box.fill(text);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write it like hello@example.com.')).toBeVisible();
  for (const [at, { box, text }] of boxes.entries()) {
    await expect(box, text).toHaveAttribute('aria-invalid', 'true');
    await box.fill(before[at] ?? '');
  }
  await fillIn(page, 'Phone', phone);
}

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

async function fillInCity(page: Page, city: typeof pune): Promise<void> {
  await fillIn(page, 'Name', city.name);
  await fillIn(page, 'Region', city.region);
}

async function fillInOpening(page: Page): Promise<void> {
  await fillInWords(page, opening);
  await choose(page, 'Category', 'Design');
  await choose(page, 'Place', 'At the office');
  await choose(page, 'Kind of employment', 'Words');
  await fillIn(page, 'From', '2');
  await fillIn(page, 'To', '4');
  const pay = await field(page, 'Salary');
  await pay.getByRole('checkbox').check();
  await choose(page, 'Currency', 'Indian Rupee (INR)');
  await choose(page, 'Period', 'Year');
  await fillIn(pay, 'From', '₹ 12,00,000');
  await fillIn(pay, 'To', '18,00,000');
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
