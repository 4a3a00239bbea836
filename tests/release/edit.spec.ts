// An editing session with `npm run edit`, from the first edit to publishing, in a copy of the project that pushes
// to a repository of its own.
import { execFileSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect as expectSoon, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { copyProject } from '#tests/projectCopy.ts';
import { violations } from '#tests/site/violations.ts';
import { facts, words } from '#tests/siteData.ts';
import { type RunningCopy, signal, startIn } from './runningCopy.ts';

// The server also renders pages, so that responses may be slow on a busy machine.
const expect = expectSoon.configure({ timeout: 30_000 });

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

let copy: RunningCopy;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const folder = await copyProject();
  git(folder, 'init', '--quiet', '--initial-branch=main');
  git(folder, 'config', 'user.name', 'The owner');
  git(folder, 'config', 'user.email', 'owner@example.com');
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--message', 'Begin');
  git(folder, 'init', '--quiet', '--bare', '.astro/remote.git');
  git(folder, 'remote', 'add', 'origin', join(folder, '.astro/remote.git'));
  git(folder, 'push', '--quiet', 'origin', 'main');
  copy = await startIn(folder, 'edit');
});

test.afterAll(async () => {
  if (!copy) return;
  signal(copy.server, 'SIGKILL');
  await rm(copy.folder, { recursive: true, force: true });
});

test.beforeEach(() => test.setTimeout(120_000));

const [english, german] = ['locales/en/home.json', 'locales/de/home.json'] as const;
const germanOpenings = 'locales/de/careers.json';
const headline = ['hero', 'heading', 'plain'];

test('docs/editing.md shows the form as it is', async ({ browser }) => {
  const takesPictures = test.info().config.updateSnapshots === 'changed';
  test.skip(!takesPictures, 'with -u its pictures are taken anew');
  const page = await browser.newPage({ viewport: { width: 1200, height: 750 }, bypassCSP: true });
  const takePicture = async (name: string) => {
    await expectInPreview(page, facts('company').name);
    await page.waitForTimeout(3000);
    const picture = sharp(await page.screenshot()).webp({ quality: 70 });
    await picture.toFile(`docs/pictures/${name}.webp`);
  };
  await openEditor(page, 'people');
  await page.getByRole('main').locator('li summary').first().click();
  const person =
    '<circle cx="600" cy="450" r="200"/><ellipse cx="600" cy="1200" rx="400" ry="450"/>';
  const svg = `<svg width="1200" height="1200" fill="tan">${person}</svg>`;
  const buffer = await sharp(Buffer.from(svg)).flatten({ background: 'lavender' }).png().toBuffer();
  const chosen = { name: 'me.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Choose a picture').first().setInputFiles(chosen);
  await expect(page.getByRole('dialog')).toBeVisible();
  await takePicture('people');

  await openEditor(page, 'left');
  await page.getByRole('button', { name: 'True, today' }).first().scrollIntoViewIfNeeded();
  await takePicture('checklist');

  await openEditor(page, `home/${[english, ...headline].join(':')}`);
  // The browser of the tests has no font for Hindi.
  const font = await readFile(
    'node_modules/@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
    'base64',
  );
  const content = `@font-face { font-family: hindi; src: url(data:font/woff2;base64,${font}) }
    :lang(hi) { font-family: hindi }`;
  await page.addStyleTag({ content });
  await takePicture('home');

  const { text } = words('en', 'home').joinUs;
  await field(page, english, ['joinUs', 'text']).fill(text.replace(/ [^.]+\.$/, ''));
  await save(page);
  await openEditor(page, 'publish');
  await takePicture('publish');
  await page.close();
});

test('a headline in two languages is shown while it is typed, in every window, and saved', async ({
  page,
  context,
}) => {
  const outside = requestsElsewhere(page);
  await openEditor(page, 'home');
  await field(page, english, headline).fill('Software that nobody has to');
  await expectInPreview(page, 'Software that nobody has to');
  await field(page, german, headline).fill('Software, die niemand');
  await expectInPreview(page, 'Software, die niemand');
  expect(await contentOf(english)).toMatchObject({ hero: words('en', 'home').hero });

  const second = await context.newPage();
  await openEditor(second, 'home');
  await expect(field(second, german, headline)).toHaveText('Software, die niemand');
  await second.close();
  await save(page);
  expect(await contentOf(german)).toMatchObject({
    hero: { heading: { plain: 'Software, die niemand' } },
  });
  expect(outside).toEqual([]);
});

test('what is typed while a save is answered stays', async ({ page }) => {
  await openEditor(page, 'home');
  const box = field(page, german, headline);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/save', async (route) => {
    const response = await route.fetch();
    await page.route('**/api/drafts', async (draft) => {
      await answered.promise;
      await draft.continue();
    });
    await box.press('End');
    await box.pressSequentially(', die niemand');
    await route.fulfill({ response });
  });
  await box.fill('Software');
  await save(page);
  await expect(box).toHaveText('Software, die niemand');
  answered.resolve();
  await page.unrouteAll({ behavior: 'wait' });
  await save(page);
  expect(await contentOf(german)).toMatchObject({
    hero: { heading: { plain: 'Software, die niemand' } },
  });
});

test('what was typed outlives a server that was killed', async ({ page }) => {
  await openEditor(page, 'home');
  await field(page, english, ['hero', 'secondary']).fill('Typed before the end');
  await expect(statusOf(page)).toContainText('Not saved');
  signal(copy.server, 'SIGKILL');
  copy = await startIn(copy.folder, 'edit');
  await openEditor(page, 'home');
  await expect(field(page, english, ['hero', 'secondary'])).toHaveText('Typed before the end');
});

test('one change is put back, all are discarded, that is undone, and a word is as it was in an earlier version', async ({
  page,
}) => {
  await openEditor(page, 'home');
  const [secondary, primary] = ['secondary', 'primary'].map((name) =>
    field(page, english, ['hero', name]),
  ) as [Locator, Locator];
  await primary.fill('Another label');
  const unsaved = page.getByText(/What is not saved/);
  await unsaved.click();
  await page
    .getByRole('button', { name: /^Put back: Home · English/ })
    .nth(1)
    .click();
  await expect(secondary).toHaveText(words('en', 'home').hero.secondary);
  await page.getByRole('button', { name: 'Discard all of it' }).click();
  await expect(primary).toHaveText(words('en', 'home').hero.primary);
  await page.getByRole('button', { name: /Bring back/ }).click();
  await expect(primary).toHaveText('Another label');
  await page.getByText('Earlier versions').click();
  const versions = page.getByLabel('How it was');
  await versions.selectOption(await versions.getByRole('option', { name: 'Begin' }).textContent());
  const main = page.getByRole('main');
  await expect(main.locator('ins', { hasText: 'nobody' })).toBeVisible();
  await main.getByRole('button', { name: /^Put back: Home · English .* Beginning/ }).click();
  await expect(field(page, english, headline)).toHaveText(words('en', 'home').hero.heading.plain);
  await save(page);
});

test('a mistake is told once its field is left, writes nothing and leads there', async ({
  page,
}) => {
  await openEditor(page, 'home');
  const primary = field(page, english, ['hero', 'primary']);
  for (const [typed, wrong] of [
    ['For {{nobody}}', 'names a value that nothing fills'],
    ['★', 'no font of the site can draw'],
    ['x'.repeat(60), 'is too long'],
  ] as const) {
    await primary.fill(typed);
    await expect(statusOf(page)).toContainText('Not saved');
    await expect(primary).not.toHaveAttribute('aria-invalid', 'true');
    await field(page, english, ['hero', 'eyebrow']).focus();
    await expect(primary).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('ControlOrMeta+s');
    await expect(statusOf(page)).toContainText('to correct');
    const messages = page.locator('header details[open]');
    await expect(messages).toContainText(wrong);
    await messages.getByRole('link').first().click();
    await expect(primary).toBeFocused();
  }
  expect(await contentOf(english)).toMatchObject({ hero: { primary: 'Another label' } });
  await primary.fill('A label that fits');
  await save(page);
  await expect(primary).toBeFocused();
});

test('an opening is removed and put back with its words, and another added, moved and removed, and saved', async ({
  page,
}) => {
  await openEditor(page, 'openings');
  const { jobs } = facts('jobs');
  const [{ id }] = jobs;
  const { title } = words('en', 'careers').openings.jobs[id];
  await page.locator('summary', { hasText: title }).click();
  await page.getByRole('button', { name: `Remove: ${title}` }).click();
  await save(page);
  expect((await contentOf(germanOpenings)).openings.jobs).not.toHaveProperty(id);
  await openEditor(page, 'publish');
  await page.getByRole('button', { name: 'Put back: Openings' }).click();
  await save(page);
  expect(await contentOf('content/jobs.json')).toMatchObject({ jobs });
  expect((await contentOf(germanOpenings)).openings.jobs).toHaveProperty(id);

  await openEditor(page, 'openings');
  const add = async () => {
    const adding = page.getByRole('main').locator('form').first();
    await adding.getByLabel('Name of a new one').fill('Data Engineer');
    await adding.getByRole('button').click();
    await expect(fieldOf('title')).toHaveText('Data Engineer');
  };
  const path = ['openings', 'jobs', 'data-engineer'];
  const fieldOf = (...steps: string[]) =>
    field(page, 'locales/en/careers.json', [...path, ...steps]);
  await add();
  await page.getByRole('button', { name: 'Move up: Data Engineer' }).click();
  await page.getByRole('button', { name: 'Remove: Data Engineer' }).click();
  // Edits survive leaving at once: otherwise the opening would be there and lack words.
  await openEditor(page, 'openings');
  await expect(fieldOf('title')).toHaveCount(0);
  await save(page);

  await add();
  for (const [list, least] of Object.entries({ duties: 3, bring: 1, show: 1, skills: 3 })) {
    for (let place = 0; place < least; place++) {
      await fieldOf(list).getByRole('button', { name: 'Add one' }).click();
      await fieldOf(list, String(place)).fill(`What stands in ${list}, ${place}`);
    }
  }
  await field(page, germanOpenings, [...path, 'title']).fill('Dateningenieurin (m/w/d)');
  await save(page);
  expect(await contentOf(germanOpenings)).toMatchObject({
    openings: { jobs: { 'data-engineer': { title: 'Dateningenieurin (m/w/d)' } } },
  });
});

test('a portrait is cut from a picture, or the present one is kept', async ({ page }) => {
  await openEditor(page, 'people');
  const [{ id }] = facts('people').people;
  const { role } = words('en', 'team').people[id];
  await page.locator('summary', { hasText: role }).first().click();
  const colours = { width: 1500, height: 1200, channels: 3, background: '#a98' } as const;
  const buffer = await sharp({ create: colours }).png().toBuffer();
  const chosen = { name: 'me.png', mimeType: 'image/png', buffer };
  const choose = page.getByLabel('Choose a picture').first();
  await choose.setInputFiles(chosen);
  await expect(page.getByRole('dialog')).toContainText('head and shoulders');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await choose.setInputFiles(chosen);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByRole('dialog')).toBeVisible();
  // Its height allows 960 × 1200 pixels; half of that is still enough, and a third is not.
  const zoom = page.getByRole('slider', { name: 'Nearer' });
  const use = page.getByRole('button', { name: 'Use this part' });
  await zoom.fill('3');
  await expect(use).toBeDisabled();
  await zoom.fill('2');
  await use.click();
  await expect(statusOf(page)).toContainText('in place');
  await save(page);
  const saved = join(copy.folder, 'content/portraits', `${id}.jpg`);
  expect(await sharp(saved).metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 600 });
});

test('what is left is settled with a press', async ({ page }) => {
  await openEditor(page, 'left');
  for (const name of ['True, today', 'It stays open', 'MIT']) {
    const settle = page.getByRole('button', { name, exact: true });
    await expect(settle.first()).toBeVisible();
    const before = await settle.count();
    await settle.first().click();
    await expect(settle).toHaveCount(before - 1);
  }
  expect(await readFile(join(copy.folder, 'LICENSE'), 'utf8')).toMatch(/^MIT License/);
});

test('the form is usable by keyboard, by ear and on a small screen', async ({ page }) => {
  for (const name of ['home', 'openings', 'left', 'publish']) {
    await openEditor(page, name);
    expect(await violations(page, { exclude: 'iframe' })).toEqual([]);
  }
  await page.setViewportSize({ width: 390, height: 780 });
  await openEditor(page, 'home');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await field(page, english, ['hero', 'eyebrow']).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('By keyboard alone');
  await save(page);
});

test('what changed is checked, committed and sent, and nothing else', async ({ page }) => {
  test.setTimeout(1_200_000);
  await openEditor(page, 'publish');
  const main = page.getByRole('main');
  await expect(main).toContainText('Software, die niemand');
  const publish = main.getByRole('button', { name: /^Publish/ });
  const pushed = () => git(copy.folder, 'ls-remote', 'origin', 'main').slice(0, 40);
  const head = () => git(copy.folder, 'rev-parse', 'HEAD').trim();
  const [headBefore, remote] = [head(), git(copy.folder, 'remote', 'get-url', 'origin').trim()];
  git(copy.folder, 'remote', 'set-url', 'origin', `${remote}-moved`);
  await publish.click();
  await expect(main).toContainText('origin would not take it');
  expect(head()).toBe(headBefore);
  git(copy.folder, 'remote', 'set-url', 'origin', remote);
  await publish.click();
  await expect
    .poll(() => [head() === pushed(), git(copy.folder, 'rev-list', '--count', 'HEAD').trim()], {
      timeout: 600_000,
    })
    .toEqual([true, '2']);
  expect(git(copy.folder, 'status', '--porcelain')).toBe('');
});

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
}

async function contentOf(file: string) {
  return JSON.parse(await readFile(join(copy.folder, file), 'utf8'));
}

async function openEditor(page: Page, name: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(new URL(`edit/#/${name}`, copy.site).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

function field(page: Page, file: string, path: readonly string[]): Locator {
  return page.locator(`[id="${[file, ...path].join(':')}"]`);
}

async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expect(statusOf(page)).toContainText('Saved');
}

async function expectInPreview(page: Page, text: string): Promise<void> {
  const preview = page.frameLocator('iframe:not([inert])');
  await expect(preview.locator('body')).toContainText(text);
}

function requestsElsewhere(page: Page): string[] {
  const outside: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== 'localhost') outside.push(request.url());
  });
  return outside;
}

function statusOf(page: Page): Locator {
  return page.getByRole('banner').getByRole('status');
}
