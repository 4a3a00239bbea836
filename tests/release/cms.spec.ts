// What an owner edits in the CMS, at a desk and on a phone, is saved as it was typed, accepted by the content check and shown
// on the pages. The site is the tests' own.
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Sources } from '#src/check/sources.ts';
import { kindNames } from '#src/content/schema/kinds.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import { languageCodes } from '#src/i18n/languages.ts';
import { cmsConfig } from '#src/pages/admin/_config.ts';
import type { Field } from '#src/pages/admin/_fields.ts';
import { refusedByForm } from '#tests/formModel.ts';
import { run } from '#tests/run.ts';
import { violations } from '#tests/site/violations.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import {
  choose,
  deleteEntry,
  enableLanguage,
  type Files,
  field,
  fillIn,
  fillInList,
  firstText,
  openCms,
  openEntry,
  openNewEntry,
  readContent,
  readFiles,
  save,
  show,
  showLanguage,
  showsAllFields,
  writeChanges,
} from './cms.ts';
import { expect, test as testOfCopy } from './projectCopy.ts';

/** Each place has a name of its own, to be chosen by. */
const ownContent = languageCodes.reduce(
  (files, lang) => withField(files, 'content/places/office.json', `${lang}.name`, 'In {{city}}'),
  smallestSite() as Sources,
);
const company = JSON.parse(ownContent['content/company.json'] ?? '');
const phone = '+91 261 234 5678';
const project = {
  kind: 'Stock keeping',
  who: 'keep a store',
  hard: 'Nobody knows what is on the shelf.',
  built: 'A count that follows each sale.',
  changed: 'The shelf and the list agree.',
};
const principle = { title: 'Write it down', text: 'A decision that nobody can read was not made.' };
const category = {
  name: 'Data',
  announcement_one: '{{count}} open position in Data',
  announcement_other: '{{count}} open positions in Data',
};
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

/** Into fields of the company: tests/formModel.ts knows which of these the form refuses. */
const typed = {
  Name: ' ',
  'Legal name': '&&&',
  'Site address': 'https://www.example.com/',
  Repository: 'website',
  Email: 'hello.example.com',
  'Security email': ' security@example.com ',
  Phone: '0261 234567',
  Street: 'a'.repeat(81),
  // Two units of UTF-16 each.
  Postcode: '\u{1D7D9}'.repeat(12),
  'Time zone': 'Kolkata',
  'Copyright year': '1999',
};

/** A tag that keeps phones from zooming, and an editor without a first heading. */
const faultsOfTheCms = ['interactive-widget', 'page-has-heading-one'];

const test = testOfCopy.extend({
  folder: async ({ folder }, use) => {
    for (const part of ['content', 'locales']) await rm(join(folder, part), { recursive: true });
    for (const [path, text] of Object.entries(ownContent)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      // As the CMS writes it.
      const content = JSON.parse(text ?? '', (_, value) => (isEmpty(value) ? undefined : value));
      await writeFile(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
    }
    await use(folder);
  },
});

const isEmpty = (value: unknown) => value === '' || value === null;

test.setTimeout(600_000);
test.use({ viewport: showsAllFields });

test.beforeEach(async ({ page, folder, site }) => {
  page.setDefaultTimeout(60_000);
  await openCms(page, site, await readContent(folder));
});

test('a letter more changes one line, in every kind of file', async ({ page }) => {
  for (const [entry, path] of oneOfEach(Object.keys(ownContent))) {
    // The first time, the form brings the fields of made-up files into its own order.
    await linesChangedByOneLetter(page, entry);
    expect(await linesChangedByOneLetter(page, entry), entry).toEqual([path]);
  }
});

test('facts of the company are refused, corrected and shown', async ({ page, folder }) => {
  await inOneSave(page, editCompany, (files) => {
    files['content/company.json'].phone = phone;
    Object.assign(files['content/company.json'].claims, { years: 14, clients: 1400, badge: 98.5 });
  });
  await inOneSave(page, removeSocialLink, (files) => {
    files['content/company.json'].social.shift();
  });
  await inOneSave(page, addCity, (files) => {
    files['content/cities/pune.json'] = { en: { name: 'Pune', region: 'Maharashtra' } };
  });
  await inOneSave(page, moveOffice, (files) => {
    files['content/company.json'].office.city = 'pune';
  });
  await expectOnPages(page, folder, [
    ['contact', phone],
    ['contact', 'Pune'],
    ['story', '14'],
  ]);
});

test('a headline is changed, and entries come and go', async ({ page, folder }) => {
  await inOneSave(page, editHeadline, (files) => {
    files['locales/en/home.json'].hero.heading.accent = 'reason.';
    files['locales/de/home.json'].hero.heading.accent = 'nachdenken.';
  });
  await inOneSave(page, addProject, (files) => {
    const facts = { order: 25, tangle: 'hook' };
    files['content/projects/stock-keeping.json'] = { en: { ...project, ...facts } };
  });
  await inOneSave(page, addPrinciple, (files) => {
    const en = { ...principle, weave: 'satin' };
    files['content/principles/write-it-down.json'] = { en };
  });
  await inOneSave(page, removePrinciple, (files) => {
    delete files['content/principles/second.json'];
  });
  await expectOnPages(page, folder, [
    ['', 'reason.'],
    ['', project.kind],
    ['', principle.title],
    ['de', 'nachdenken.'],
  ]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 9000 } });

  test('an opening in a new category and a portrait are added', async ({ page, folder }) => {
    await inOneSave(page, addCategory, (files) => {
      files['content/categories/data.json'] = { en: { ...category, order: 15, weave: 'twill' } };
    });
    await inOneSave(page, addOpening, (files) => {
      const facts = {
        category: 'data',
        place: 'office',
        type: 'full-time',
        experience: { from: 2, to: 4 },
        staysOpen: false,
      };
      files['content/openings/data-engineer.json'] = {
        en: { ...opening, order: 9, ...facts },
        hi: openingInHindi,
      };
    });
    await inOneSave(page, renameFounder, (files) => {
      Object.assign(files['content/people/founder.json'].en, {
        name: 'Leela Rao',
        photo: 'leela-rao.webp',
      });
    });
    await page.setViewportSize(showsAllFields);
    await inOneSave(page, uploadPhoto, () => {});
    await expectOnPages(page, folder, [
      ['careers/data-engineer', opening.description],
      ['hi/careers/data-engineer', openingInHindi.description],
      ['team', 'Leela Rao'],
    ]);
  });
});

/** Does something in the CMS that is saved once and changes nothing else. */
async function inOneSave(
  page: Page,
  edit: (page: Page) => Promise<void>,
  change: (files: Contents) => void,
): Promise<void> {
  const expected = contentsOf(await page.evaluate(readFiles));
  change(expected);
  await test.step(edit.name, () => edit(page));
  expect(contentsOf(await page.evaluate(readFiles))).toEqual(expected);
}

/** Builds the site, which checks its content, and looks for texts on its pages. */
async function expectOnPages(
  page: Page,
  folder: string,
  texts: [path: string, text: string][],
): Promise<void> {
  const before = await readContent(folder);
  const after = await page.evaluate(readFiles);
  const removed = Object.keys(before).filter((path) => !(path in after));
  for (const path of removed) await rm(join(folder, path));
  await writeChanges(folder, before, after);
  await run(folder, 'npx astro build');
  for (const [path, text] of texts) {
    expect(await readFile(join(folder, 'dist', path, 'index.html'), 'utf8')).toContain(text);
  }
}

/** The company, every page and an entry of each kind: where they are in the CMS, and the file that has their German words. */
function oneOfEach(paths: string[]): [entry: string, path: string][] {
  const pages = wordFileNames.map((name): [string, string] => {
    const collection = name === 'common' ? 'company' : 'pages';
    return [`${collection}/entries/${name}`, `locales/de/${name}.json`];
  });
  const entries = kindNames.map((kind): [string, string] => {
    const path = paths.find((path) => path.startsWith(`content/${kind}/`)) ?? '';
    return [`${kind}/entries/${basename(path, '.json')}`, path];
  });
  return [['company/entries/company', 'content/company.json'], ...pages, ...entries];
}

/** Adds a letter to the first text of an entry. Returns the file of each line that changed. */
async function linesChangedByOneLetter(page: Page, entry: string): Promise<string[]> {
  const before = textsOf(await page.evaluate(readFiles));
  await openEntry(page, entry);
  if (!entry.endsWith('/company')) await showLanguage(page, 'German');
  const text = await firstText(page);
  await text.fill(`${await text.inputValue()}x`);
  await save(page);
  const after = textsOf(await page.evaluate(readFiles));
  const paths = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...paths].flatMap((path) => {
    const [old = '', current = ''] = [before[path], after[path]];
    const lines = old.split('\n');
    const changed = current.split('\n').filter((line, index) => line !== lines[index]);
    return changed.map(() => path);
  });
}

async function editHeadline(page: Page): Promise<void> {
  await openEntry(page, 'pages/entries/home');
  const faults = (await violations(page)).filter(
    (fault) => !faultsOfTheCms.some((known) => fault.includes(known)),
  );
  expect(faults).toEqual([]);
  await showLanguage(page, 'English');
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
  await field(page, 'Office');
  const before = await valuesOf(page);
  for (const [label, value] of Object.entries(typed)) await fillIn(page, label, value);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write it like hello@example.com.')).toBeVisible();
  expect(await refusedLabels(page)).toEqual(labelsRefusedByModel());
  for (const [label, value] of Object.entries(before)) await fillIn(page, label, value);
  await fillIn(page, 'Phone', phone);
  const numbers = await field(page, 'Numbers');
  await fillIn(numbers, 'Years', '13,5');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Write a whole number, like 13.')).toBeVisible();
  await fillIn(numbers, 'Years', '14');
  const clients = numbers.getByLabel('Clients', { exact: true });
  await clients.fill('1.500');
  await expect(clients).toHaveValue('1500');
  await clients.clear();
  await clients.pressSequentially('1,400');
  await numbers.getByLabel('Badge', { exact: true }).clear();
  await numbers.getByLabel('Badge', { exact: true }).pressSequentially('98,5 %');
  await save(page);
}

/** The values of the fields that are typed into. */
async function valuesOf(page: Page): Promise<Record<string, string>> {
  const values = Object.keys(typed).map(async (label) => {
    return [label, await page.getByLabel(label, { exact: true }).first().inputValue()] as const;
  });
  return Object.fromEntries(await Promise.all(values));
}

async function refusedLabels(page: Page): Promise<string[]> {
  const refused: string[] = [];
  for (const label of Object.keys(typed)) {
    const input = page.getByLabel(label, { exact: true }).first();
    if ((await input.getAttribute('aria-invalid')) === 'true') refused.push(label);
  }
  return refused;
}

function labelsRefusedByModel(): string[] {
  const { collections } = cmsConfig(company);
  const files = collections.flatMap((collection) =>
    'files' in collection ? collection.files : [],
  );
  const { fields = [] } = files.find(({ name }) => name === 'company') ?? {};
  const withOffice = fields.flatMap((field) => [field, ...((field.fields ?? []) as Field[])]);
  return Object.entries(typed).flatMap(([label, value]) => {
    const field = withOffice.find((field) => field.label === label) as Field;
    return refusedByForm(field, value, 'en').length > 0 ? [label] : [];
  });
}

async function removeSocialLink(page: Page): Promise<void> {
  await openEntry(page, 'company/entries/company');
  const links = await field(page, 'Social links');
  await links.getByRole('button', { name: 'Remove' }).first().click();
  await save(page);
}

async function addProject(page: Page): Promise<void> {
  await openNewEntry(page, 'projects');
  await fillIn(page, 'Kind', project.kind);
  await fillIn(page, 'Who', project.who);
  await fillIn(page, 'Problem', project.hard);
  await fillIn(page, 'Built', project.built);
  await fillIn(page, 'Changed', project.changed);
  await fillIn(page, 'Order', '25');
  await choose(page, 'Tangle', 'Hook');
  await save(page);
}

async function addPrinciple(page: Page): Promise<void> {
  await openNewEntry(page, 'principles');
  await fillIn(page, 'Title', principle.title);
  await fillIn(page, 'Text', principle.text);
  await choose(page, 'Pattern', 'Satin');
  await save(page);
}

async function removePrinciple(page: Page): Promise<void> {
  await openEntry(page, 'principles/entries/second');
  await deleteEntry(page);
}

async function addCity(page: Page): Promise<void> {
  await openNewEntry(page, 'cities');
  await fillIn(page, 'Name', 'Pune');
  await fillIn(page, 'Region', 'Maharashtra');
  await save(page);
}

async function moveOffice(page: Page): Promise<void> {
  // A choice is lost while the CMS still reads the city that was just saved.
  await expect(async () => {
    await show(page, 'collections/cities');
    await openEntry(page, 'company/entries/company');
    await field(page, 'Office');
    await choose(page, 'City', 'Pune');
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  }).toPass();
  await save(page);
}

async function addCategory(page: Page): Promise<void> {
  await openNewEntry(page, 'categories');
  await fillIn(page, 'Name', category.name);
  await fillIn(page, 'Announcement (one)', category.announcement_one);
  await fillIn(page, 'Announcement (other)', category.announcement_other);
  await fillIn(page, 'Order', '15');
  await choose(page, 'Pattern', 'Twill');
  await save(page);
}

async function addOpening(page: Page): Promise<void> {
  await openNewEntry(page, 'openings');
  await fillIn(page, 'Order', '9');
  await choose(page, 'Category', category.name);
  await choose(page, 'Place', 'In {{city}}');
  await choose(page, 'Kind of employment', 'Words');
  await fillIn(page, 'From', '2');
  await fillIn(page, 'To', '4');
  await fillInWords(page, opening);
  await enableLanguage(page, 'Hindi');
  await fillInWords(page, openingInHindi);
  await save(page);
}

async function fillInWords(page: Page, words: typeof opening): Promise<void> {
  await fillIn(page, 'Title', words.title);
  await fillIn(page, 'Description', words.description);
  await fillInList(page, 'Duties', words.duties);
  await fillInList(page, 'What they bring', words.bring);
  await fillInList(page, 'What they show in the application', words.show);
  await fillInList(page, 'Skills', words.skills);
}

async function renameFounder(page: Page): Promise<void> {
  await openEntry(page, 'people/entries/founder');
  await showLanguage(page, 'English');
  await fillIn(page, 'Name', 'Leela Rao');
  const photo = await field(page, 'Photo');
  await photo.getByRole('button', { name: 'Browse' }).click();
  await page
    .getByRole('dialog', { name: 'Select Image' })
    .locator('input[type=file]')
    .setInputFiles(await photoFrom('Leela Rao.jpg'));
  await expect(page.getByText('Unsaved')).toBeVisible();
  await page.getByRole('button', { name: 'Insert' }).click();
  await expect(photo.getByText('leela-rao.webp')).toBeVisible();
  await save(page);
  await expectScaledWithoutPlace(page, 'leela-rao.webp');
}

async function uploadPhoto(page: Page): Promise<void> {
  await show(page, 'assets/content/portraits');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await photoFrom('Office Party.jpg'));
  await page.getByRole('button', { name: 'Upload', exact: true }).last().click();
  await page.getByText('office-party.webp').first().waitFor();
  await expectScaledWithoutPlace(page, 'office-party.webp');
}

/** A photo as a phone takes it: large, and with the place where it was taken. */
async function photoFrom(name: string) {
  const [width, height] = [leastPortrait.width * 5, leastPortrait.height * 5];
  const picture = sharp({ create: { width, height, channels: 3, background: '#a98' } });
  const place = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 0/1' } };
  const buffer = await picture.withExif(place).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

async function expectScaledWithoutPlace(page: Page, name: string): Promise<void> {
  // The CMS lists a file before it is written.
  await expect(async () => {
    const files = await page.evaluate(readFiles);
    const photo = Buffer.from(files[`content/portraits/${name}`] ?? '', 'base64');
    const { width, exif } = await sharp(photo).metadata();
    expect([width, exif]).toEqual([leastPortrait.width * 3, undefined]);
  }).toPass({ timeout: 60_000 });
}

/** What the data files hold, by their paths. */
// biome-ignore lint/suspicious/noExplicitAny: each file holds something else
type Contents = Record<string, any>;

function contentsOf(files: Files): Contents {
  const texts = Object.entries(textsOf(files));
  return Object.fromEntries(texts.map(([path, text]) => [path, JSON.parse(text)]));
}

function textsOf(files: Files): Record<string, string> {
  const data = Object.entries(files).filter(([path]) => path.endsWith('.json'));
  return Object.fromEntries(
    data.map(([path, content]) => [path, Buffer.from(content, 'base64').toString()]),
  );
}
