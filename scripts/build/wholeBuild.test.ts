import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { listFiles } from './builtSite.ts';
import { wholeBuild } from './wholeBuild.ts';

/** A build that has written a page, and what Astro calls at its end. */
function startBuild(parent: string): () => void {
  const { hooks } = wholeBuild();
  const config = { outDir: pathToFileURL(join(parent, 'dist/')) };
  const updateConfig = (changed: typeof config) => Object.assign(config, changed);
  hooks['astro:config:setup']?.({ command: 'build', config, updateConfig } as never);
  const outDir = fileURLToPath(config.outDir);
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'new.html'), '');
  return () => hooks['astro:build:done']?.({ logger: { info() {} } } as never);
}

test('the last site stays until the new one is complete, and what lies beside it for good', async () => {
  const leftBehind = { 'dist.next/killed.html': '', 'dist.last/older.html': '' };
  const parent = await writeSite({ 'dist/old.html': '', 'hosts/own.conf': '', ...leftBehind });
  const end = startBuild(parent);
  expect(await listFiles(join(parent, 'dist'))).toEqual(['old.html']);
  end();
  expect(await listFiles(parent)).toEqual(['dist/new.html', 'hosts/own.conf']);
});

test('the first site needs no folder', async () => {
  const parent = await writeSite({});
  startBuild(parent)();
  expect(await listFiles(parent)).toEqual(['dist/new.html']);
});

// Where links need no permission.
test.skipIf(process.platform === 'win32')('a link to a site leads to the new one', async () => {
  const parent = await writeSite({ 'real/www/old.html': '', 'real/hosts/own': '' });
  symlinkSync('real/www', join(parent, 'dist'));
  startBuild(parent)();
  expect(await listFiles(parent)).toEqual(['real/hosts/own', 'real/www/new.html']);
});

test('the last site is put back if the new one cannot take its place', async () => {
  const parent = await writeSite({ 'dist/old.html': '' });
  const end = startBuild(parent);
  rmSync(join(parent, 'dist.next'), { recursive: true });
  expect(end).toThrow('ENOENT');
  expect(await listFiles(parent)).toEqual(['dist/old.html']);
});
