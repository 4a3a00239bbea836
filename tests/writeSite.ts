import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Writes a small built site for one test and removes it when the test is over. */
export async function writeSite(files: Record<string, string | Buffer>): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'site-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(directory, path)), { recursive: true });
    await writeFile(join(directory, path), text);
  }
  return directory;
}
