// An owner's afternoon: what is edited in the CMS, at a desk and on a phone, goes through every check and onto the pages.
import { readFileSync } from 'node:fs';
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { leastPortrait } from '#src/content/schema/people.ts';
import { run } from '#tests/run.ts';
import { violations } from '#tests/site/violations.ts';
import {
  type Files,
  field,
  fillIn,
  openCms,
  openEntry,
  readFiles,
  save,
  showLanguage,
} from './cms.ts';
import { findFreePort } from './freePort.ts';
import { expect, test, withServer } from './projectCopy.ts';

const { email } = JSON.parse(readFileSync('content/company.json', 'utf8'));
const phone = '+91 261 234 5678';
const opening = {
  title: 'Data Engineer',
  description: 'You bring data into order.',
  duties: ['Clean it', 'Move it', 'Keep it'],
  bring: ['Python'],
  show: ['A pipeline'],
  skills: ['Data modelling'],
};
const openingInHindi = {
  title: 'डेटा इंजीनियर',
  description: 'आप डेटा को व्यवस्थित करते हैं।',
  duties: ['साफ़ करना', 'पहुँचाना', 'सँभालना'],
  bring: ['Python'],
  show: ['एक पाइपलाइन'],
  skills: ['डेटा मॉडलिंग'],
};

/** Fields are drawn as they come near the window. */
const showsAllFields = { width: 1440, height: 9000 };

test.setTimeout(600_000);

test('what an owner edits in the CMS goes through every check and onto the pages', async ({
  page,
  folder,
  site,
}) => {
  page.setDefaultTimeout(60_000);
  const before = await readContent(folder);
  await page.setViewportSize(showsAllFields);
  await openCms(page, site, before);
  await editHeadline(page);
  await editCompany(page);
  await page.setViewportSize({ width: 390, height: 9000 });
  await addOpening(page);
  await addPortrait(page);
  const after = await page.evaluate(readFiles);
  expect(contentOf(after)).toEqual(edited(contentOf(before)));

  await writeChanges(folder, before, after);
  // For a folder below a domain, where every link must lead somewhere, too.
  const place = { SITE_URL: 'https://www.example.com', BASE_PATH: '/sub/' };
  const settings = { ...place, PORT: String(await findFreePort()) };
  await run(folder, 'npx astro build', settings);
  await Promise.all([
    run(folder, 'npx vitest run', settings),
    // Only pages that were edited, in some of the languages.
    run(
      folder,
      'npx playwright test --project=site --grep=(home|careers|opening).in..(en|de)',
      settings,
    ),
  ]);
  for (const [path, text] of [
    ['', 'reason.'],
    ['de', 'nachdenken.'],
    ['contact', phone],
    ['story', '14'],
    ['careers/data-engineer', opening.description],
    ['hi/careers/data-engineer', openingInHindi.description],
    ['team', 'Asha Rao'],
  ] as const) {
    expect(await readFile(join(folder, 'dist', path, 'index.html'), 'utf8')).toContain(text);
  }
});

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
    await expect(mistake).toContainText('timeZone: is not a time zone ("Asia/Surat")');
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
    await openEntry(page, 'openings/new');
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

async function readContent(folder: string): Promise<Files> {
  const files: Files = {};
  for await (const path of glob(['content/**/*.json', 'locales/**/*.json'], { cwd: folder })) {
    files[path] = await readFile(join(folder, path), 'base64');
  }
  return files;
}

/** Writes to the disk what the CMS has changed, as it does itself in a real folder. */
async function writeChanges(folder: string, before: Files, after: Files): Promise<void> {
  for (const [path, content] of Object.entries(after)) {
    if (content === before[path]) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, 'base64');
  }
}

async function editHeadline(page: Page): Promise<void> {
  await openEntry(page, 'pages/entries/home');
  await page
    .getByRole('group', { name: /“.Top of the page.” Field/ })
    .first()
    .waitFor();
  // The CMS adds a tag of its own, which keeps phones from zooming.
  const faults = (await violations(page)).filter((fault) => !fault.includes('interactive-widget'));
  expect(faults).toEqual([]);
  await fillInAccent('reason.');
  await showLanguage(page, 'German');
  await fillInAccent('nachdenken.');
  await save(page);

  async function fillInAccent(text: string) {
    const headline = await field(await field(page, 'Top of the page'), 'Headline');
    await fillIn(headline, 'End', text);
  }
}

async function editCompany(page: Page): Promise<void> {
  await openEntry(page, 'company/entries/company');
  await fillIn(page, 'Email', 'hello.example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/valid email/i)).toBeVisible();
  await fillIn(page, 'Email', email);
  await fillIn(page, 'Phone', phone);
  const numbers = await field(page, 'Numbers');
  await fillIn(numbers, 'Years', '14');
  const clients = numbers.getByLabel('Clients', { exact: true });
  await clients.fill('1.500');
  await expect(clients).toHaveValue('1500');
  await clients.clear();
  await clients.pressSequentially('1,400');
  await fillIn(numbers, 'Badge', '98.5 %');
  await save(page);
}

async function addOpening(page: Page): Promise<void> {
  await openEntry(page, 'openings/new');
  await fillIn(page, 'Order', '9');
  for (const choice of ['engineering', 'office', 'full-time']) {
    await page.getByRole('radio', { name: choice, exact: true }).click();
  }
  await fillIn(page, 'From', '2');
  await fillIn(page, 'To', '4');
  await fillInWords(page, opening, 'English');
  await showLanguage(page, 'Hindi');
  await page
    .getByRole('button', { name: /^Enable/ })
    .first()
    .click();
  await fillInWords(page, openingInHindi, 'Hindi');
  await save(page);
}

async function fillInWords(
  page: Page,
  words: typeof opening,
  language: 'English' | 'Hindi',
): Promise<void> {
  await fillIn(page, 'Title', words.title);
  await fillIn(page, 'Description', words.description);
  for (const [label, points] of [
    ['Duties', words.duties],
    ['What they bring', words.bring],
    ['What they show in the application', words.show],
    ['Skills', words.skills],
  ] as const) {
    const list = await field(page, label);
    for (const [index, point] of points.entries()) {
      // A language that is added has as many empty points as English.
      if (language === 'English') await list.getByRole('button', { name: /^Add/ }).click();
      await list.getByRole('textbox').nth(index).fill(point);
    }
  }
}

async function addPortrait(page: Page): Promise<void> {
  await openEntry(page, 'people/entries/people');
  const people = await field(page, 'People');
  await fillIn(people, 'Name', 'Asha Rao');
  const photo = await field(people, 'Photo');
  await photo.getByRole('button', { name: 'Browse' }).click();
  const picture = sharp({ create: { ...leastPortrait, channels: 3, background: '#a98' } });
  const buffer = await picture.jpeg().toBuffer();
  await page
    .getByRole('dialog', { name: 'Select Image' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'Asha Rao.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Unsaved')).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(photo.getByText('asha-rao.webp')).toBeVisible();
  await save(page);
}

function contentOf(files: Files): object {
  const data = Object.entries(files).filter(([path]) => path.endsWith('.json'));
  return Object.fromEntries(
    data.map(([path, content]) => [path, JSON.parse(Buffer.from(content, 'base64').toString())]),
  );
}

/** What the files should hold afterwards: nothing else may have changed. */
function edited(files: object): object {
  const after = JSON.parse(JSON.stringify(files));
  after['locales/en/home.json'].hero.heading.accent = 'reason.';
  after['locales/de/home.json'].hero.heading.accent = 'nachdenken.';
  after['content/company.json'].phone = phone;
  const { claims } = after['content/company.json'];
  Object.assign(claims, { years: 14, clients: 1400, badge: 98.5 });
  Object.assign(after['content/people.json'].people[0], {
    name: 'Asha Rao',
    photo: 'asha-rao.webp',
  });
  after['content/openings/en/data-engineer.json'] = {
    $schema: '../../../schemas/content/opening.json',
    order: 9,
    category: 'engineering',
    place: 'office',
    type: 'full-time',
    experience: { from: 2, to: 4 },
    staysOpen: false,
    ...opening,
  };
  after['content/openings/hi/data-engineer.json'] = openingInHindi;
  return after;
}
