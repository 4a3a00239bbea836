import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { listFiles } from './builtSite.ts';
import { wholeBuild } from './wholeBuild.ts';

/** A build with its files written, and what Astro calls at its end. */
function startBuild(parent: string, files: string[]): () => void {
  const { hooks } = wholeBuild();
  const config = { outDir: pathToFileURL(join(parent, 'dist/')) };
  const updateConfig = (changed: typeof config) => Object.assign(config, changed);
  hooks['astro:config:setup']?.({ command: 'build', config, updateConfig } as never);
  const outDir = fileURLToPath(config.outDir);
  for (const file of files) {
    mkdirSync(join(outDir, file, '..'), { recursive: true });
    writeFileSync(join(outDir, file), '');
  }
  return () => hooks['astro:build:done']?.({ logger: { info() {} } } as never);
}

test('the last site stays until the new one is complete, with what lies beside it', async () => {
  const parent = await writeSite({ 'dist/old.html': '', 'hosts/old.conf': '', 'kept.txt': '' });
  const end = startBuild(parent, ['new.html', '../hosts/new.conf']);
  expect(await listFiles(join(parent, 'dist'))).toEqual(['old.html']);
  end();
  expect(await listFiles(parent)).toEqual(['dist/new.html', 'hosts/new.conf', 'kept.txt']);
});

test('of two builds at once, the one that ends last stays', async () => {
  const parent = await writeSite({});
  const endFirst = startBuild(parent, ['first.html']);
  const endSecond = startBuild(parent, ['second.html']);
  endSecond();
  endFirst();
  expect(await listFiles(parent)).toEqual(['dist/first.html']);
});

test('what a killed build left is removed, and nothing else', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const running = `dist.unfinished-${process.pid}-abcdef/a`;
  const kept = ['dist.2025/a', running, 'dist/a', `news.unfinished-${pid}-abcdef/a`];
  const files = [...kept, `dist.unfinished-${pid}-abcdef/a`];
  const parent = await writeSite(Object.fromEntries(files.map((file) => [file, ''])));
  startBuild(parent, []);
  expect(await listFiles(parent)).toEqual(kept);
});
