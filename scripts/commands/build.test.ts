import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { swapFolder } from '#scripts/build/swapFolder.ts';
import { writeSite } from '#scripts/steps/writeSite.ts';

const passes = '';
const fails = 'console.error("content/company.json: name: is missing"); process.exit(1);';
const failsHalfWay = `
import { mkdirSync, writeFileSync } from 'node:fs';
const at = process.argv.indexOf('--outDir');
const folder = at > 0 ? process.argv[at + 1] : 'dist';
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', 'half');
process.exit(1);`;

test.each([
  ['the content has a fault', { gate: fails, astro: passes }],
  ['the build breaks off', { gate: passes, astro: failsHalfWay }],
])('leaves the built site as it was where %s', async (_, { gate, astro }) => {
  const folder = await writeSite({
    'dist/index.html': 'whole',
    'hosts/nginx.conf': 'whole',
    'scripts/commands/gate.ts': gate,
    'node_modules/astro/bin/astro.mjs': astro,
  });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--experimental-strip-types', '--no-warnings', resolve('scripts/commands/build.ts')],
    { cwd: folder, encoding: 'utf8' },
  );
  expect(stderr).toMatch(/\ndist\/ still holds the site as it was built before\.\n$/);
  expect(status).toBe(1);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('whole');
  expect(readFileSync(join(folder, 'hosts/nginx.conf'), 'utf8')).toBe('whole');
});

test('a new folder takes the place of an older one, with none of its files', async () => {
  const folder = await writeSite({ 'dist/old.html': 'old', 'next/index.html': 'new' });
  await swapFolder(join(folder, 'next'), join(folder, 'dist'));
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('new');
  expect(() => readFileSync(join(folder, 'dist/old.html'))).toThrow('ENOENT');
  expect(() => readFileSync(join(folder, 'next.last/old.html'))).toThrow('ENOENT');
});

test('an older folder stays where the new one is not there', async () => {
  const folder = await writeSite({ 'dist/index.html': 'old' });
  await expect(swapFolder(join(folder, 'next'), join(folder, 'dist'))).rejects.toThrow('ENOENT');
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('old');
});
