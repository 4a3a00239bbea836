// What the owner does with `npm run edit`, from the first word to the commit, in a copy of the project.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { copyProject } from '#tests/projectCopy.ts';
import { violations } from '#tests/site/violations.ts';
import { facts, words } from '#tests/siteData.ts';
import { type Edited, signal, startIn } from './runningCopy.ts';

let edited: Edited;

// The server answers the form in between drawing pages, which takes its time on a busy machine.
const expect = expectSoon.configure({ timeout: 60_000 });

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const folder = await copyProject();
  git(folder, 'init', '--quiet');
  git(folder, 'config', 'user.name', 'The owner');
  git(folder, 'config', 'user.email', 'owner@example.com');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Begin');
  edited = await startIn(folder, 'edit');
});

test.afterAll(async () => {
  if (!edited) return;
  signal(edited.server, 'SIGKILL');
  await rm(edited.folder, { recursive: true, force: true });
});

// Pages are put together when they are first asked for.
test.beforeEach(() => test.setTimeout(300_000));

const plain = ['hero', 'heading', 'plain'];

test('changes a sentence in two languages, and the page beside it follows', async ({ page }) => {
  const outside = requestsElsewhere(page);
  await openEditor(page, 'home');
  await shown(page, words('en', 'home').hero.heading.plain);

  await field(page, 'locales/en/home.json', plain).fill('Software that nobody has');
  const german = field(page, 'locales/de/home.json', plain);
  await german.fill('Software, die niemand');
  await save(page);
  // Whoever was typing can go on.
  await expect(german).toBeFocused();
  await shown(page, 'Software, die niemand');
  expect(outside).toEqual([]);

  // The page shows the place that says a field, and leads to the field from there.
  const { heading } = words('en', 'home').whoWeAre;
  const inForm = field(page, 'locales/en/home.json', ['whoWeAre', 'heading']);
  const onPage = page.frameLocator('iframe').getByText(heading);
  await inForm.focus();
  await expect(onPage).toBeInViewport();
  await german.focus();
  await expect(onPage).toBeHidden();
  await inForm.focus();
  await expect(onPage).toBeInViewport();
  await page.getByRole('button', { name: 'Discard' }).focus();
  await onPage.click();
  await expect(inForm).toBeFocused();
});

test('keeps what two windows and a text editor change in one file', async ({ page, context }) => {
  const file = join(edited.folder, 'locales/en/home.json');
  const at = (path: string[]) => field(page, 'locales/en/home.json', path);
  await openEditor(page, 'home');
  const second = await context.newPage();
  await openEditor(second, 'home');
  await at(['hero', 'primary']).fill('From one window');
  const there = field(second, 'locales/en/home.json', ['hero', 'primary']);
  await expect(there).toHaveValue('From one window');
  const { secondary } = words('en', 'home').hero;
  await writeFile(file, (await readFile(file, 'utf8')).replace(`"${secondary}"`, '"By hand"'));
  await field(second, 'locales/en/home.json', ['hero', 'eyebrow']).fill('From another');
  await save(second);
  await expect(at(['hero', 'secondary'])).toHaveValue('By hand');
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const saved = JSON.parse(await readFile(file, 'utf8')).hero;
  expect([saved.eyebrow, saved.primary, saved.secondary]).toEqual([
    'From another',
    'From one window',
    'By hand',
  ]);
  await second.close();
});

test('adds an opening whose translations are missing', async ({ page }) => {
  await openEditor(page, 'openings');
  await page.getByLabel('Title of a new opening, in English').fill('Data Engineer');
  await page.getByRole('button', { name: 'Add an opening' }).click();
  const { title: _, ...lists } = words('en', 'careers').openings.jobs[facts('jobs').jobs[0].id];
  const inJob = (...path: string[]) =>
    field(page, 'locales/en/careers.json', ['openings', 'jobs', 'data-engineer', ...path]);
  for (const [name, items] of Object.entries<string[]>(lists)) {
    for (const [place, item] of items.slice(0, 3).entries()) {
      await page
        .getByRole('listitem')
        .filter({ has: inJob('title') })
        .getByRole('button', { name: `Add one to ${name}` })
        .click();
      await expect(inJob(name, String(place))).toBeFocused();
      await inJob(name, String(place)).fill(item);
    }
  }
  await save(page);
  // It stays open, so that the translations can follow.
  await expect(inJob('title')).toBeVisible();
  await expect(page.getByText('missing: English is shown')).not.toHaveCount(0);
  await shown(page, 'Data Engineer');
});

test('replaces a portrait by a part of a picture', async ({ page }) => {
  await openEditor(page, 'people');
  await page.locator('summary').first().click();
  const picture = await sharp({
    create: { width: 1500, height: 1200, channels: 3, background: '#a98' },
  })
    .png()
    .toBuffer();
  const chooser = page.getByLabel('Choose a picture from this computer').first();
  const file = { name: 'me.png', mimeType: 'image/png', buffer: picture };
  await chooser.setInputFiles(file);
  // Its height allows 960 × 1200 pixels; half of that is still enough, and a third is not.
  const nearer = page.getByRole('slider', { name: 'Nearer' });
  const use = page.getByRole('button', { name: 'Use this part' });
  await nearer.fill('3');
  await expect(use).toBeDisabled();
  await nearer.fill('2');
  await use.click();
  await expect(field(page, 'content/people.json', ['people', '0', 'photo'])).toHaveValue(
    'founder.jpg',
  );
  await save(page);
  const saved = join(edited.folder, 'content', 'portraits', 'founder.jpg');
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 600 });
});

test('names a mistake, writes nothing, loses nothing, and takes it once it is mended', async ({
  page,
}) => {
  await openEditor(page, 'home');
  const headline = field(page, 'locales/en/home.json', plain);
  const before = await readFile(join(edited.folder, 'locales/en/home.json'), 'utf8');
  await headline.fill('Software of {{nobody}}');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const messages = page.getByRole('complementary');
  const link = messages.getByRole('link', { name: 'Home · English · Hero › Heading › Plain' });
  await expect(link).toBeVisible();
  await expect(messages).toContainText('names a value that nothing fills ({{nobody}})');
  await expect(page.getByRole('status')).toContainText('Not saved yet: one thing to correct.');
  expect(await readFile(join(edited.folder, 'locales/en/home.json'), 'utf8')).toBe(before);
  await shown(page, 'Software that nobody has');

  await page.reload();
  await expect(headline).toHaveValue('Software of {{nobody}}');
  await expect(link).toBeVisible();
  await link.click();
  await expect(headline).toBeFocused();
  await expect(headline).toHaveAttribute('aria-invalid', 'true');

  await headline.fill('Software for whoever has none,');
  await expect(link).toBeHidden();
  // Whoever went on from the field that the link led to stays where they are.
  const next = field(page, 'locales/en/home.json', ['hero', 'primary']);
  await next.focus();
  await save(page);
  await expect(next).toBeFocused();
  await shown(page, 'Software for whoever has none');
});

test('lists what is left, each with the way to its field', async ({ page }) => {
  await openEditor(page, 'left');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Company · Email', exact: true })).toBeVisible();
  await main.locator('summary', { hasText: 'Careers' }).first().click();
  await main.getByRole('link', { name: 'Openings › Jobs › Data engineer › Title' }).first().click();
  const title = ['openings', 'jobs', 'data-engineer', 'title'];
  await expect(field(page, 'locales/es/careers.json', title)).toBeFocused();
});

test('shows what changed and commits that and nothing else', async ({ page }) => {
  await openEditor(page, 'publish');
  const main = page.getByRole('main');
  await expect(main.getByText('Software, die niemand')).toBeVisible();
  await expect(main.getByText(words('de', 'home').hero.heading.plain)).toBeVisible();
  await main.getByLabel('What you did, in a few words').fill('Look for a data engineer');
  await main.getByRole('button', { name: 'Save in git' }).click();
  await expect(main.getByText('Saved in git.')).toBeVisible();

  expect(git(edited.folder, 'log', '-1', '--format=%s').trim()).toBe('Look for a data engineer');
  const files = git(edited.folder, 'show', '--format=', '--name-only').trim().split('\n');
  expect(files).toEqual([
    'content/jobs.json',
    'content/people.json',
    'content/portraits/founder.jpg',
    'locales/de/home.json',
    'locales/en/careers.json',
    'locales/en/home.json',
  ]);
  expect(linesOf('locales/de/home.json')).toEqual([
    `-"plain": ${JSON.stringify(words('de', 'home').hero.heading.plain)},`,
    '+"plain": "Software, die niemand",',
  ]);
  const [{ id }] = facts('people').people;
  expect(linesOf('content/people.json')).toEqual([
    `-{ "id": "${id}", "name": null, "photo": null },`,
    `+{ "id": "${id}", "name": null, "photo": "founder.jpg" },`,
  ]);
  for (const file of ['content/jobs.json', 'locales/en/careers.json']) {
    expect(linesOf(file).filter((line) => line.startsWith('-'))).toEqual([]);
  }
  expect(git(edited.folder, 'status', '--porcelain')).toBe('');
  execFileSync('node', ['scripts/run.mjs', 'check', 'content'], { cwd: edited.folder });
});

test('builds the folder to upload, as visitors are to have it', async ({ page }) => {
  await openEditor(page, 'publish');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Build the site' }).click();
  const dist = join(edited.folder, 'dist');
  await expect(main.getByText(`The site is ready in ${dist}.`)).toBeVisible({ timeout: 240_000 });
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain(
    'Software for whoever has none',
  );
  // The editor's server is in development; React's long messages for programmers stay there.
  const scripts = await readdir(join(dist, '_astro'));
  const texts = scripts
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFile(join(dist, '_astro', name), 'utf8'));
  expect(
    (await Promise.all(texts)).filter((text) => text.includes('Check the render method')),
  ).toEqual([]);
});

test('is usable with a keyboard, by ear and on a small screen', async ({ page }) => {
  await openEditor(page, 'people');
  for (const summary of await page.locator('summary').all()) await summary.click();
  expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  // Too narrow for both: one button goes from the page to the form and back.
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeHidden();
  await page.getByRole('button', { name: 'Show the page' }).click();
  await expect(heading).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  const name = field(page, 'content/people.json', ['people', '0', 'name']);
  await name.fill('★');
  await page.getByRole('button', { name: 'Show the page' }).click();
  await page.getByRole('link', { name: 'People · People › Founder › Name' }).click();
  await expect(name).toBeFocused();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(360);
});

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}

/** The lines that the last commit took from a file and put into it. */
function linesOf(file: string): string[] {
  return git(edited.folder, 'show', '--format=', '--unified=0', '--', file)
    .split('\n')
    .filter((line) => /^[-+](?![-+])/.test(line))
    .map((line) => line.replace(/^(.)\s+/, '$1'));
}

async function openEditor(page: Page, name: string): Promise<void> {
  await page.goto(new URL(`edit/#/${name}`, edited.site).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 60_000 });
}

function field(page: Page, file: string, path: readonly string[]): Locator {
  return page.locator(`[id="${[file, ...path].join(':')}"]`);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('status')).toContainText('Saved.');
}

async function shown(page: Page, said: string): Promise<void> {
  const beside = page.frameLocator('iframe');
  await expect(beside.locator('body')).toContainText(said, { timeout: 120_000 });
}

function requestsElsewhere(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  return outside;
}
