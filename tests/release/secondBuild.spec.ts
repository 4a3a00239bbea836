import { spawn } from 'node:child_process';
import { cp, glob, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '#tests/run.ts';
import { expect, test } from './projectCopy.ts';

test('the same sources give the same bytes, in another folder and another environment', async ({
  folder,
}) => {
  test.setTimeout(180_000);
  // Astro gives these names a meaning in import.meta.env.
  await writeFile(join(folder, '.env'), 'SITE=https://file.example\n');
  await run(folder, 'npx astro build', { SITE: 'https://shell.example', BASE_URL: '/shell/' });
  expect(await run('.', `diff --recursive --brief dist ${join(folder, 'dist')}`)).toBe('');
});

test('a build that is killed leaves the last site as it is', async ({ folder }) => {
  test.setTimeout(180_000);
  await cp('dist', join(folder, 'dist'), { recursive: true });
  const build = spawn('npx', ['astro', 'build'], { cwd: folder, detached: true });
  const written = 'dist.next/**/index.html';
  const pages = () => Array.fromAsync(glob(written, { cwd: folder }));
  await expect.poll(pages, { timeout: 120_000 }).not.toEqual([]);
  // With all that it started.
  process.kill(-Number(build.pid), 'SIGKILL');
  expect(await run('.', `diff --recursive --brief dist ${join(folder, 'dist')}`)).toBe('');
});
