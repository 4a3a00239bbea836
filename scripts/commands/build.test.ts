import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';

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
