// Every data file of the site.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Portraits } from '#src/content/check/gate.ts';

export const root = join(import.meta.dirname, '..', '..');

/** The texts of all data files below `folder`, by their path from there. */
export async function readDataFiles(folder: string = root): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of await list(folder, 'content/*.json', 'locales/*/*.json')) {
    texts[file] = await readFile(join(folder, file), 'utf8');
  }
  return texts;
}

/** The photos below `folder`, each with its size as it is seen; null where none can be read. */
export async function readPortraits(folder: string = root): Promise<Portraits> {
  const sizes: Record<string, Portraits[string]> = {};
  for (const file of await list(folder, 'content/portraits/*')) {
    sizes[file] = await sizeOf(join(folder, file));
  }
  return sizes;
}

async function sizeOf(file: string): Promise<Portraits[string]> {
  // Imported here, because it takes long and without photos it is not needed.
  const { default: sharp } = await import('sharp');
  // Decoded as a whole: half a file has a valid header, and the build would stop at the rest.
  return sharp(file)
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ info: { width, height } }) => ({ width, height }),
      () => null,
    );
}

async function list(folder: string, ...patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: folder })) files.push(file.replaceAll('\\', '/'));
  return files.sort();
}
