// The CMS of a site that is being developed, on a folder of the browser's own file system.
import { expect, type Locator, type Page } from '@playwright/test';

/** Files by their path, in Base64. */
export type Files = Record<string, string>;

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

/** Opens a file of a collection, or with "new" a new entry of it. */
export async function openEntry(page: Page, entry: string): Promise<void> {
  await page.goto(new URL(`#/collections/${entry}`, page.url()).href);
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeVisible();
}

/** A field or a group of fields, by its label; a folded group is opened. */
export async function field(within: Page | Locator, label: string): Promise<Locator> {
  const found = within.getByRole('group', { name: new RegExp(`“.${label}.” Field`) }).first();
  await found.waitFor();
  const fold = found.getByRole('button', { name: 'Expand', exact: true }).first();
  if (await fold.isVisible()) await fold.click();
  return found;
}

/** Fills in the first of these fields. */
export async function fillIn(within: Page | Locator, label: string, value: string): Promise<void> {
  await within.getByLabel(label, { exact: true }).first().fill(value);
}

export async function showLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Switch Locale' }).first().click();
  await page.getByRole('option', { name: language }).click();
}

export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Content Editor' })).toBeHidden();
}
