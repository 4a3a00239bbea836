// What somebody does in the CMS, in a folder of the browser's own file system that stands for the project's.
import { expect, type Locator, type Page } from '@playwright/test';

/** Files by their path, in Base64. */
export type Files = Record<string, string>;

/** Opens the CMS of a site that is being developed, on a copy of these files. */
export async function openCms(page: Page, site: string, files: Files): Promise<void> {
  await page.addInitScript(() => {
    const showDirectoryPicker = async () => {
      const top = await navigator.storage.getDirectory();
      return top.getDirectoryHandle('project', { create: true });
    };
    Object.assign(window, { showDirectoryPicker });
  });
  await page.goto(`${site}robots.txt`);
  // The CMS wants to see that it is the folder of a repository.
  await page.evaluate(writeFiles, { ...files, '.git/HEAD': '' });
  await page.goto(`${site}admin/`);
  // Vite prepares the script on its first request, and reloads the page once it has.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  await expect(page.getByRole('treeitem', { name: 'Company' }).first()).toBeVisible();
}

/** Runs in the browser. */
async function writeFiles(files: Files): Promise<void> {
  const top = await navigator.storage.getDirectory();
  const project = await top.getDirectoryHandle('project', { create: true });
  for (const [path, content] of Object.entries(files)) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = project;
    for (const step of folders) folder = await folder.getDirectoryHandle(step, { create: true });
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(Uint8Array.fromBase64(content));
    await file.close();
  }
}

/** All files of the folder, as they are now. Runs in the browser. */
export async function readFiles(): Promise<Files> {
  const top = await navigator.storage.getDirectory();
  const found: Files = {};
  await read(await top.getDirectoryHandle('project'), '');
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

/** Opens a file of a collection, or with "new" a new entry of it. */
export async function openEntry(page: Page, collection: string, entry: string): Promise<void> {
  const path = entry === 'new' ? entry : `entries/${entry}`;
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/collections/${collection}/${path}`);
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
}

/** A field by its label, below those of the groups that it is in. */
export async function field(page: Page, ...labels: string[]): Promise<Locator> {
  let place = page.getByRole('group', { name: /^Edit/ }).first();
  for (const label of labels) {
    const found = place.getByRole('group', { name: new RegExp(`“.${label}.” Field`) }).first();
    await scrollTo(found);
    const fold = found.getByRole('button', { name: 'Expand', exact: true }).first();
    if (label !== labels.at(-1) && (await fold.isVisible())) await fold.click();
    place = found;
  }
  return place;
}

/** Fields are drawn as they come near. */
async function scrollTo(wanted: Locator): Promise<void> {
  const { mouse } = wanted.page();
  await mouse.move(60, 500);
  await expect(async () => {
    if ((await wanted.count()) === 0) await mouse.wheel(0, 300);
    await wanted.scrollIntoViewIfNeeded({ timeout: 300 });
  }).toPass({ intervals: [50], timeout: 60_000 });
}

export async function fillIn(page: Page, labels: string[], value: string): Promise<void> {
  const place = await field(page, ...labels);
  await place.getByRole('textbox').or(place.getByRole('spinbutton')).first().fill(value);
}

export async function choose(page: Page, label: string, option: string): Promise<void> {
  const place = await field(page, label);
  await place.getByRole('radio', { name: option, exact: true }).click();
}

/** Fills in a list of texts; a language that is added to an entry has as many empty ones as English. */
export async function fillInList(page: Page, label: string, points: string[]): Promise<void> {
  const list = await field(page, label);
  for (const [index, point] of points.entries()) {
    if ((await countIn(list, label)) <= index) {
      await list.getByRole('button', { name: /^Add/ }).click();
      await expect.poll(() => countIn(list, label)).toBe(index + 1);
    }
    const item = list.getByRole('group', { name: /“.Item.” Field/ }).nth(index);
    await scrollTo(item);
    await item.getByRole('textbox').fill(point);
  }
}

async function countIn(list: Locator, label: string): Promise<number> {
  const text = (await list.textContent()) ?? '';
  const [, count] = text.match(new RegExp(`(\\d+)\\s+.?${label}`)) ?? [];
  return Number(count);
}

export async function showLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Switch Locale' }).first().click();
  await page.getByRole('option', { name: language }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Entry saved.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText('Entry saved.')).toBeHidden({ timeout: 60_000 });
}
