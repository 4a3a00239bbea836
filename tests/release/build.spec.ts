import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { weighPages } from '#scripts/build/weigh.ts';

test('a second build of the same sources gives the same bytes', async () => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'build-'));
  try {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', join(folder, 'dist')],
      { encoding: 'utf8' },
    );
    expect(status, stdout + stderr).toBe(0);
    await weighPages(join(folder, 'dist'), process.env.BASE_PATH);
    expect(await digests(join(folder, 'dist'))).toEqual(await digests('dist'));
    expect(await digests(join(folder, 'hosts'))).toEqual(await digests('hosts'));
  } finally {
    await rm(folder, { recursive: true });
  }
});

async function digests(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const digest = async (path: string) =>
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex');
  return Object.fromEntries(
    await Promise.all(
      paths.map(async (path) => [path.slice(directory.length), await digest(path)] as const),
    ),
  );
}
