// The CMS in a browser: on the published site with the stand-in for GitHub, or beside the development server on a folder of
// the browser's own file system.
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { smallestSite } from '#tests/smallestSite.ts';
import { withField } from '#tests/withField.ts';
import { type GitHub, repository, token } from './github.ts';
import { expect, test as testOfCopy } from './projectCopy.ts';

/** Files by their path, in Base64. */
type Files = Record<string, string>;

/** Fields are drawn as they come near the window. */
export const showsAllFields = { width: 1440, height: 9000 };

/** What is chosen by name has a name of its own. */
export const ownContent = languageCodes.reduce(
  (files, lang) => {
    const named = withField(files, 'content/places/office.json', `${lang}.name`, 'At the office');
    return withField(named, 'content/categories/design.json', `${lang}.name`, 'Design');
  },
  withField(smallestSite(), 'content/company.json', 'repository', repository),
);

/** A page without transitions between the parts of the CMS, which would cover it for seconds. */
export const testOfForm = testOfCopy.extend({
  page: async ({ page, folder: _ }, use) => {
    await page.addInitScript(() =>
      Reflect.deleteProperty(Document.prototype, 'startViewTransition'),
    );
    await use(page);
    // Before its folder goes, of which it may still ask.
    await page.close();
  },
});

/** The same with content of the tests' own. */
export const test = testOfForm.extend({
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

/** An opening that the site does not have. */
export const opening = {
  title: 'Data Engineer',
  description: 'You bring data into order.',
  duties: ['Clean it', 'Move it', 'Keep it'],
  bring: ['Python'],
  show: ['A pipeline'],
  skills: ['Data modelling'],
};
/** What the data files hold, by their paths. */
// biome-ignore lint/suspicious/noExplicitAny: each file holds something else
type Contents = Record<string, any>;

export function contentsOf(files: Files): Contents {
  const texts = Object.entries(textsOf(files));
  return Object.fromEntries(texts.map(([path, text]) => [path, JSON.parse(text)]));
}

export function textsOf(files: Files): Record<string, string> {
  const data = Object.entries(files).filter(([path]) => path.endsWith('.json'));
  return Object.fromEntries(
    data.map(([path, content]) => [path, Buffer.from(content, 'base64').toString()]),
  );
}

/** The data files of a project. */
export async function readContent(folder: string): Promise<Files> {
  const files: Files = {};
  for await (const path of glob(['content/**/*.json', 'locales/**/*.json'], { cwd: folder })) {
    files[path] = await readFile(join(folder, path), 'base64');
  }
  return files;
}

/** Writes to the disk what the CMS has changed, as it does itself in a real folder. */
export async function writeChanges(folder: string, before: Files, after: Files): Promise<void> {
  for (const [path, content] of Object.entries(after)) {
    if (content === before[path]) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    // At once, so that nobody reads a half of it.
    const whole = join(folder, 'saved');
    await writeFile(whole, content, 'base64');
    await rename(whole, join(folder, path));
  }
}

export async function openCms(page: Page, site: string, files: Files): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto(`${site}robots.txt`);
  // The CMS wants to see that it is the folder of a repository.
  await page.evaluate(writeFiles, { ...files, '.git/HEAD': '' });
  await page.goto(`${site}admin/`);
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await page.getByRole('treeitem', { name: 'Company' }).first().waitFor();
}

export async function signIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}admin/`);
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByLabel('Personal Access Token').fill(token);
  await page.keyboard.press('Enter');
  await page.getByRole('treeitem', { name: 'Company' }).first().waitFor();
}

/** Runs in the browser. */
async function writeFiles(files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const step of folders) folder = await folder.getDirectoryHandle(step, { create: true });
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(Uint8Array.fromBase64(content));
    await file.close();
  }
}

/** All files of the folder, as they are now. Runs in the browser. */
export async function readFiles(): Promise<Files> {
  const found: Files = {};
  await read(await navigator.storage.getDirectory(), '');
  return found;

  async function read(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
    for await (const [name, entry] of folder.entries()) {
      if (entry instanceof FileSystemDirectoryHandle) {
        await read(entry, `${path}${name}/`);
        continue;
      }
      const file = await (entry as FileSystemFileHandle).getFile();
      const bytes = new Uint8Array(await file.arrayBuffer());
      found[path + name] = bytes.toBase64();
    }
  }
}

/** Opens a file or an entry of a collection. */
export async function openEntry(page: Page, entry: string): Promise<void> {
  // After a save, the CMS may still be on its way back to the list.
  await expect(async () => {
    await show(page, `collections/${entry}`);
    await page.getByRole('group', { name: 'Content Editor' }).waitFor({ timeout: 10_000 });
  }).toPass();
}

/** Opens a new entry of a collection, in English, whatever language was shown last. */
export async function openNewEntry(page: Page, collection: string): Promise<void> {
  await openEntry(page, `${collection}/new`);
  await showLanguage(page, 'English');
}

/** Shows a part of the CMS. */
export async function show(page: Page, part: string): Promise<void> {
  await page.goto(new URL(`#/${part}`, page.url()).href);
}

/** A field or a group of fields, by its label; a folded group is opened. */
export async function field(within: Page | Locator, label: string): Promise<Locator> {
  const found = within.getByRole('group', { name: new RegExp(`“.${label}.” Field`) }).first();
  await found.waitFor();
  // The group's own comes first. Lists to choose from have one, too.
  const fold = found.getByRole('button', { name: /^(Expand|Collapse)$/ }).first();
  if (!(await fold.isVisible())) return found;
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  return found;
}

/** The first text of an entry, in the groups that must be opened to see it. */
export async function firstText(page: Page): Promise<Locator> {
  const words = page.getByRole('group', { name: /^“.*” Field$/ }).first();
  const text = words.getByRole('textbox').first();
  const fold = words.getByRole('button', { name: 'Expand', exact: true }).first();
  await text.or(fold).first().waitFor();
  while (!(await text.isVisible())) await fold.click();
  return text;
}

/** Fills in the first of these fields. */
export async function fillIn(within: Page | Locator, label: string, value: string): Promise<void> {
  await within.getByLabel(label, { exact: true }).first().fill(value);
}

/** Fills in the items of a list, after adding those that are not there yet. */
async function fillInList(page: Page, label: string, items: readonly string[]) {
  const list = await field(page, label);
  const boxes = list.getByRole('textbox');
  for (const [index, item] of items.entries()) {
    if ((await boxes.count()) <= index) await list.getByRole('button', { name: /^Add/ }).click();
    await boxes.nth(index).fill(item);
  }
}

/** Fills in the words of an opening. */
export async function fillInWords(page: Page, words: typeof opening): Promise<void> {
  await fillIn(page, 'Title', words.title);
  await fillIn(page, 'Description', words.description);
  await fillInList(page, 'Duties', words.duties);
  await fillInList(page, 'What they bring', words.bring);
  await fillInList(page, 'What they show in the application', words.show);
  await fillInList(page, 'Skills', words.skills);
}

/** Chooses one of a few values, which are all shown, or one of many from a list. */
export async function choose(page: Page, label: string, value: string): Promise<void> {
  const choices = page.getByRole('group', { name: new RegExp(`“.${label}.” Field`) }).first();
  const option = choices.getByRole('radio', { name: value, exact: true });
  const list = choices.getByRole('combobox');
  await option.or(list).first().waitFor();
  if (await option.isVisible()) return option.click();
  await list.click();
  await page.getByRole('option', { name: value, exact: true }).click();
}

export async function showLanguage(page: Page, language: string): Promise<void> {
  const shown = page.getByRole('combobox', { name: 'Switch Locale' }).first();
  if ((await shown.textContent())?.includes(language)) return;
  await shown.click();
  await page.getByRole('option', { name: language }).click();
}

export async function enableLanguage(page: Page, language: string): Promise<void> {
  await showLanguage(page, language);
  await page
    .getByRole('button', { name: new RegExp(`^Enable .${language}.$`) })
    .first()
    .click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expectClosed(page);
}

/** Saves on GitHub, where a change becomes a draft, then moves it to Ready and publishes it. */
export async function publish(page: Page, entry: string, github: GitHub): Promise<void> {
  await page.keyboard.press('Meta+s');
  await page.getByRole('button', { name: 'Later' }).click();
  await expectClosed(page);
  await expect.poll(github.columns).toEqual(['sveltia-cms/draft']);
  await openEntry(page, entry);
  await page.getByRole('button', { name: /^Status: .Draft.$/ }).click();
  await page.getByRole('menuitemradio', { name: 'Ready' }).click();
  await page.getByRole('button', { name: 'Publish Entry' }).click();
  await expect.poll(github.columns).toEqual(['sveltia-cms/pending_publish']);
  await page.getByRole('button', { name: 'Publish', exact: true }).last().click();
  await expectClosed(page);
  await expect.poll(github.columns).toEqual([]);
}

async function expectClosed(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Content Editor' }).waitFor({ state: 'hidden' });
}
