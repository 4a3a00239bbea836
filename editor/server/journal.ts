// Several files written as one: all of them are new, or none is, whenever the process is ended.
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Where the editor keeps what is its own; git ignores it. */
export const ownFolder = join('.astro', 'editor');

type Texts = Readonly<Record<string, string | Uint8Array>>;

/** Once all texts lie in the journal, they count; from there they are only moved to their places. */
export async function writeAll(folder: string, texts: Texts): Promise<void> {
  const journal = journalOf(folder);
  const next = `${journal}.next`;
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  for (const [file, text] of Object.entries(texts)) {
    await mkdir(dirname(join(next, file)), { recursive: true });
    await writeFile(join(next, file), text);
  }
  await rename(next, journal);
  await finishWriting(folder);
}

/** Also at the start, for what was interrupted. */
export async function finishWriting(folder: string): Promise<void> {
  const journal = journalOf(folder);
  if (!existsSync(journal)) return;
  const entries = await readdir(journal, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const from = join(entry.parentPath, entry.name);
    const to = join(folder, from.slice(journal.length));
    await mkdir(dirname(to), { recursive: true });
    await rename(from, to);
  }
  await rm(journal, { recursive: true });
}

function journalOf(folder: string): string {
  return join(folder, ownFolder, 'journal');
}
