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

async function writeFiles(files: Files): Promise<void> {
  const top = await navigator.storage.getDirectory();
  const project = await top.getDirectoryHandle('project', { create: true });
  for (const [path, content] of Object.entries(files)) {
    const folders = path.split('/');
    const name = folders.pop() ?? '';
    let folder = project;
    for (const step of folders) folder = await folder.getDirectoryHandle(step, { create: true });
    const file = await (await folder.getFileHandle(name, { create: true })).createWritable();
    await file.write(Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0)));
    await file.close();
  }
}

/** All files of the folder, as they are now. */
export async function savedFiles(page: Page): Promise<Files> {
  const files = await page.evaluate(async () => {
    const top = await navigator.storage.getDirectory();
    const found: Record<string, string> = {};
    const read = async (folder: FileSystemDirectoryHandle, at: string) => {
      for await (const [name, entry] of folder.entries()) {
        if (entry.kind === 'directory') {
          await read(entry as FileSystemDirectoryHandle, `${at}${name}/`);
          continue;
        }
        const content = await (await (entry as FileSystemFileHandle).getFile()).arrayBuffer();
        const letters = Array.from(new Uint8Array(content), (byte) => String.fromCharCode(byte));
        found[at + name] = btoa(letters.join(''));
      }
    };
    await read(await top.getDirectoryHandle('project'), '');
    return found;
  });
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith('.git/')));
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
}
