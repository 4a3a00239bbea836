// Writes several files atomically: a write-ahead journal completes what a killed process began.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The folder for the state of the editor; git ignores it. */
export const ownFolder = join('.astro', 'editor');

const journal = join(ownFolder, 'journal.json');

export async function writeAll(folder: string, texts: Readonly<Record<string, string>>) {
  await write(folder, journal, JSON.stringify(texts));
  await finishWriting(folder);
}

/** Also called at the start, after an interruption. */
export async function finishWriting(folder: string): Promise<void> {
  const texts = await readFile(join(folder, journal), 'utf8').then(JSON.parse, () => ({}));
  for (const [file, text] of Object.entries<string>(texts)) await write(folder, file, text);
  await rm(join(folder, journal), { force: true });
}

/** Atomic: readers get the old content or the new one. */
export async function write(folder: string, file: string, content: string | Uint8Array) {
  const [next, path] = [join(folder, ownFolder, 'next'), join(folder, file)];
  for (const file of [next, path]) await mkdir(dirname(file), { recursive: true });
  await writeFile(next, content);
  await rename(next, path);
}
