// What an owner edits in a folder, also on a phone's screen, is saved as it was typed. The site is the tests' own.
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { kindNames } from '#src/content/schema/kinds.ts';
import { leastPortrait } from '#src/content/schema/people.ts';
import { wordFileNames } from '#src/content/schema/words/wordSchemas.ts';
import {
  contentsOf,
  field,
  fillIn,
  firstText,
  openCms,
  openEntry,
  ownContent,
  readContent,
  readFiles,
  save,
  show,
  showLanguage,
  showsAllFields,
  test,
  textsOf,
} from './cms.ts';
import { expect } from './projectCopy.ts';

test.use({ viewport: showsAllFields });

test.beforeEach(async ({ page, folder, site }) => {
  await openCms(page, site, await readContent(folder));
});

test('a letter more changes one line, in every kind of file', async ({ page }) => {
  for (const [entry, path] of oneOfEach(Object.keys(ownContent))) {
    // The first time, the form brings the fields of made-up files into its own order.
    await linesChangedByOneLetter(page, entry);
    expect(await linesChangedByOneLetter(page, entry), entry).toEqual([path]);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 9000 } });

  test('a person gets another name and a portrait', async ({ page }) => {
    const expected = contentsOf(await page.evaluate(readFiles));
    Object.assign(expected['content/people/founder.json'].en, {
      name: 'Leela Rao',
      photo: 'leela-rao.webp',
    });
    await renameFounder(page);
    await page.setViewportSize(showsAllFields);
    await uploadPhoto(page);
    expect(contentsOf(await page.evaluate(readFiles))).toEqual(expected);
  });
});

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
  await page.getByRole('button', { name: 'Upload New Assets' }).first().click();
  await page
    .getByRole('dialog', { name: 'Upload New Assets' })
    .locator('input[type=file]')
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
  }).toPass();
}
