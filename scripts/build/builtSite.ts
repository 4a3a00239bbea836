import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(directory, join(entry.parentPath, entry.name)))
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** The page of the CMS, which is built only if content/company.json has a repository. */
export const adminPage = 'admin/index.html';
