// An owner's afternoon: what is edited in the CMS, at a desk and on a phone, goes through every check and onto the pages.
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { leastPortrait } from '#src/content/schema/people.ts';
import { copyProject } from '#tests/projectCopy.ts';
import { run } from '#tests/run.ts';
import type { Json } from '#tests/siteData.ts';
import {
  choose,
  field,
  fillIn,
  fillInList,
  openCms,
  openEntry,
  readFiles,
  save,
  showLanguage,
} from './cms.ts';
import { startIn } from './runningCopy.ts';

const phone = '+91 261 234 5678';
const headline = ['Top of the page', 'Headline', 'End'];
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

/** In the browser only pages that were edited, in some of the languages. */
const checks = [
  'npm run check:content',
  'npm run build',
  'npx vitest run',
  'npx playwright test --project=site --grep=(home|careers|opening).in..(en|de)',
];

test('what an owner edits in the CMS goes through every check and onto the pages', async ({
  page,
}) => {
  test.setTimeout(600_000);
  page.setDefaultTimeout(60_000);
  await using copy = await startIn(await copyProject());
  const { folder } = copy;
  const files: Record<string, string> = {};
  for await (const path of glob(['content/**/*.json', 'locales/**/*.json'], { cwd: folder })) {
    files[path] = await readFile(join(folder, path), 'base64');
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  await openCms(page, copy.site, files);
  await editHeadline(page);
  await editCompany(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await addOpening(page);
  await addPortrait(page);
  await expectRefusal(page);

  const saved = await page.evaluate(readFiles);
  for (const [path, content] of Object.entries(saved)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content, 'base64');
  }
  const contents = (files: Record<string, string>) => {
    const data = Object.entries(files).filter(([path]) => path.endsWith('.json'));
    return Object.fromEntries(
      data.map(([path, content]) => [path, JSON.parse(Buffer.from(content, 'base64').toString())]),
    );
  };
  expect(contents(saved)).toEqual(edited(contents(files)));

  for (const check of checks) await run(folder, check);
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

async function editHeadline(page: Page): Promise<void> {
  await openEntry(page, 'pages', 'home');
  await fillIn(page, headline, 'reason.');
  await showLanguage(page, 'German');
  await fillIn(page, headline, 'nachdenken.');
  await save(page);
}

async function editCompany(page: Page): Promise<void> {
  await openEntry(page, 'company', 'company');
  await fillIn(page, ['Phone'], phone);
  await fillIn(page, ['Numbers', 'Years'], '14');
  await save(page);
}

async function addOpening(page: Page): Promise<void> {
  await openEntry(page, 'openings', 'new');
  await fillIn(page, ['Order'], '9');
  await choose(page, 'Category', 'engineering');
  await choose(page, 'Place', 'office');
  await choose(page, 'Type', 'full-time');
  await fillIn(page, ['Experience', 'From'], '2');
  await fillIn(page, ['Experience', 'To'], '4');
  await fillInWords(page, opening);
  await showLanguage(page, 'Hindi');
  await page
    .getByRole('button', { name: /^Enable/ })
    .first()
    .click();
  await fillInWords(page, openingInHindi);
  await save(page);
}

async function fillInWords(page: Page, words: typeof opening): Promise<void> {
  await fillIn(page, ['Title'], words.title);
  await fillIn(page, ['Description'], words.description);
  await fillInList(page, 'Duties', words.duties);
  await fillInList(page, 'What they bring', words.bring);
  await fillInList(page, 'What they show in the application', words.show);
  await fillInList(page, 'Skills', words.skills);
}

async function addPortrait(page: Page): Promise<void> {
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
  await save(page);
}

/** The form itself refuses an e-mail address without @. */
async function expectRefusal(page: Page): Promise<void> {
  await openEntry(page, 'company', 'company');
  await fillIn(page, ['Email'], 'hello.example.com');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const email = await field(page, 'Email');
  await expect(email.getByText(/valid email/i)).toBeVisible();
}

/** What the files should hold afterwards: nothing else may have changed. */
function edited(files: Json): Json {
  const after = structuredClone(files);
  after['locales/en/home.json'].hero.heading.accent = 'reason.';
  after['locales/de/home.json'].hero.heading.accent = 'nachdenken.';
  after['content/company.json'].phone = phone;
  after['content/company.json'].claims.years = 14;
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
