// An owner's afternoon in the CMS, in a copy of the project that is being developed.
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { leastPortrait } from '#src/content/schema/people.ts';
import { copyProject } from '#tests/projectCopy.ts';
import { run } from '#tests/run.ts';
import { violations } from '#tests/site/violations.ts';
import {
  choose,
  type Files,
  field,
  fillIn,
  fillInList,
  openCms,
  openEntry,
  save,
  savedFiles,
  showLanguage,
} from './cms.ts';
import { startIn } from './runningCopy.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('what is edited in the CMS, on a desk or a phone, passes the gate and is on the pages', async ({
  browser,
}) => {
  test.setTimeout(1_200_000);
  await using copy = await startIn(await copyProject());
  const { folder, site } = copy;
  const files = await filesIn(folder);
  const results: Files[] = [];
  for (const viewport of sizes) {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(60_000);
    await openCms(page, site, files);
    await editAll(page);
    await expectRefusal(page);
    results.push(await savedFiles(page));
    await page.close();
  }
  const [desk = {}, phone = {}] = results;
  expect(Object.keys(phone)).toEqual(Object.keys(desk));
  expect(phone['content/openings/hi/data-engineer.json']).toBe(
    desk['content/openings/hi/data-engineer.json'],
  );

  for (const [path, content] of Object.entries(phone)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, 'base64');
  }
  await expectOnlyWhatWasEdited(folder, files);
  await run(folder, 'npm run check:content');
  await run(folder, 'npm run build');
  const shown = (page: string) => readFile(join(folder, 'dist', page, 'index.html'), 'utf8');
  expect(await shown('')).toContain('reason.');
  expect(await shown('de')).toContain('nachdenken.');
  expect(await shown('contact')).toContain('+91 261 234 5678');
  expect(await shown('story')).toContain('14');
  expect(await shown('careers/data-engineer')).toContain('You bring data into order.');
  expect(await shown('hi/careers/data-engineer')).toContain('आप डेटा को व्यवस्थित करते हैं।');
  expect(await shown('team')).toContain('Asha Rao');

  await breakPlaceholder(folder);
  await expect(run(folder, 'npm run check:content')).rejects.toThrow(
    /locales\/en\/home\.json: hero\.heading\.accent: names a value that nothing fills \(\{\{nobody\}\}\)\n.+/,
  );
});

test('the page of the CMS has no fault of ours', async ({ page }) => {
  test.setTimeout(600_000);
  await using copy = await startIn(await copyProject());
  await page.goto(`${copy.site}admin/`);
  await expect(page.getByRole('button', { name: 'Work with Local Repository' })).toBeVisible();
  // The CMS adds a tag of its own, which keeps phones from zooming.
  const ours = (await violations(page)).filter((fault) => !fault.includes('interactive-widget'));
  expect(ours).toEqual([]);
});

async function filesIn(folder: string): Promise<Files> {
  const files: Files = {};
  for await (const path of glob(['content/**/*.json', 'locales/**/*.json'], { cwd: folder })) {
    files[path.replaceAll('\\', '/')] = await readFile(join(folder, path), 'base64');
  }
  return files;
}

async function editAll(page: Page): Promise<void> {
  await openEntry(page, 'pages', 'home');
  await fillIn(page, ['Top of the page', 'Headline', 'End'], 'reason.');
  await showLanguage(page, 'German');
  await fillIn(page, ['Top of the page', 'Headline', 'End'], 'nachdenken.');
  await saveAndWait(page);

  await openEntry(page, 'company', 'company');
  await fillIn(page, ['Phone'], '+91 261 234 5678');
  await fillIn(page, ['Numbers', 'Years'], '14');
  await saveAndWait(page);

  await addOpening(page);

  await openEntry(page, 'people', 'people');
  const people = await field(page, 'People');
  await people.getByRole('button', { name: 'Expand', exact: true }).first().click();
  await fillIn(page, ['People', 'Name'], 'Asha Rao');
  const photo = await field(page, 'People', 'Photo');
  await photo.getByRole('button', { name: 'Browse' }).click();
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload' }).click();
  const picture = sharp({ create: { ...leastPortrait, channels: 3, background: '#a98' } });
  const buffer = await picture.jpeg().toBuffer();
  await (await chosen).setFiles({ name: 'Asha Rao.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Unsaved')).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(photo.getByText('asha-rao.webp')).toBeVisible();
  await saveAndWait(page);
}

async function addOpening(page: Page): Promise<void> {
  await openEntry(page, 'openings', 'new');
  await fillIn(page, ['Order'], '9');
  await choose(page, 'Category', 'engineering');
  await choose(page, 'Place', 'office');
  await choose(page, 'Type', 'full-time');
  await fillIn(page, ['Experience', 'From'], '2');
  await fillIn(page, ['Experience', 'To'], '4');
  await fillIn(page, ['Title'], 'Data Engineer');
  await fillIn(page, ['Description'], 'You bring data into order.');
  await fillInList(page, 'Duties', ['Clean it', 'Move it', 'Keep it']);
  await fillInList(page, 'What they bring', ['Python']);
  await fillInList(page, 'What they show in the application', ['A pipeline']);
  await fillInList(page, 'Skills', ['Data modelling']);
  await showLanguage(page, 'Hindi');
  await page
    .getByRole('button', { name: /^Enable/ })
    .first()
    .click();
  await fillIn(page, ['Title'], 'डेटा इंजीनियर');
  await fillIn(page, ['Description'], 'आप डेटा को व्यवस्थित करते हैं।');
  await fillInList(page, 'Duties', ['साफ़ करना', 'पहुँचाना', 'सँभालना']);
  await fillInList(page, 'What they bring', ['Python']);
  await fillInList(page, 'What they show in the application', ['एक पाइपलाइन']);
  await fillInList(page, 'Skills', ['डेटा मॉडलिंग']);
  await saveAndWait(page);
}

async function saveAndWait(page: Page): Promise<void> {
  await save(page);
  await expect(page.getByText('Entry saved.')).toBeVisible();
  await expect(page.getByText('Entry saved.')).toBeHidden({ timeout: 60_000 });
}

/** The form itself refuses an e-mail address without @. */
async function expectRefusal(page: Page): Promise<void> {
  await openEntry(page, 'company', 'company');
  await fillIn(page, ['Email'], 'hello.example.com');
  await save(page);
  const email = await field(page, 'Email');
  await expect(email.getByText(/valid email/i)).toBeVisible();
  await expect(page.getByText('Entry saved.')).toBeHidden();
}

/** Neither words beside those that were edited, nor facts, nor the order of anything. */
async function expectOnlyWhatWasEdited(folder: string, before: Files): Promise<void> {
  const changed: string[] = [];
  for (const [path, content] of Object.entries(before)) {
    const [was, is] = [
      JSON.parse(Buffer.from(content, 'base64').toString()),
      JSON.parse(await readFile(join(folder, path), 'utf8')),
    ];
    changed.push(...differences(was, is).map((place) => `${path} ${place}`));
  }
  expect(changed.sort()).toEqual([
    'content/company.json claims.years',
    'content/company.json phone',
    'content/people.json people.0.name',
    'content/people.json people.0.photo',
    'locales/de/home.json hero.heading.accent',
    'locales/en/home.json hero.heading.accent',
  ]);
}

function differences(was: unknown, is: unknown, path = ''): string[] {
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null;
  if (!isGroup(was) || !isGroup(is)) return was === is ? [] : [path.slice(1)];
  const [one, other] = [was, is] as Record<string, unknown>[];
  return [...new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])].flatMap((name) =>
    differences(one?.[name], other?.[name], `${path}.${name}`),
  );
}

async function breakPlaceholder(folder: string): Promise<void> {
  const file = join(folder, 'locales/en/home.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('reason.', '{{nobody}}.'));
}
