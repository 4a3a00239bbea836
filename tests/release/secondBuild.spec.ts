import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { addressFaults } from '#tests/site/addressFaults.ts';

test.setTimeout(180_000);

test('a second build of the same sources gives the same bytes', async () => {
  const folder = await besides();
  try {
    build(join(folder, 'dist'));
    expect(await digests(join(folder, 'dist'))).toEqual(await digests('dist'));
    expect(await digests(join(folder, 'hosts'))).toEqual(await digests('hosts'));
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('every address holds when the site is built for a folder below the domain', async () => {
  const folder = await besides();
  try {
    const directory = join(folder, 'dist');
    build(directory, { SITE_URL: 'https://www.example.com', BASE_PATH: '/sub/' });
    expect(await addressFaults(directory, '/sub/')).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Below the project: builds elsewhere share one place for what Astro writes meanwhile, and disturb each other. */
async function besides(): Promise<string> {
  await mkdir('.astro', { recursive: true });
  return mkdtemp(join('.astro', 'build-'));
}

function build(directory: string, settings: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/astro/bin/astro.mjs', 'build', '--outDir', directory],
    { encoding: 'utf8', env: { ...process.env, ...settings } },
  );
  expect(status, stdout + stderr).toBe(0);
}

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
