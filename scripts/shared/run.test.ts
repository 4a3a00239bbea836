import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('lists the commands of package.json where a name is none of them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'constructor'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command "constructor"\. There are:\n/);
  const names = [...stderr.matchAll(/npm run (\S+)/g)].map(([, name]) => name);
  expect(scripts).toEqual(
    Object.fromEntries(names.map((name) => [name, `node scripts/run.mjs ${name}`])),
  );
});

test('says on which machines the site can be built', () => {
  const pretend = `Object.defineProperty(process, 'platform', { value: 'freebsd' })`;
  const preload = ['--import', `data:text/javascript,${pretend}`];
  const { status, stderr } = spawnSync(process.execPath, [...preload, 'scripts/run.mjs', 'check'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The tools that build the site do not run on freebsd-.*\nUse a computer/);
});

const binary = { optional: true, os: [process.platform], cpu: [process.arch], integrity: 'a' };
const foreign = { optional: true, os: ['aix'], cpu: ['ppc64'] };

test.each([
  ['names the binary that npm silently left out', {}, {}, 1],
  ['installs again what is older', { binary: { ...binary, integrity: 'b' } }, { binary: '' }, 1],
  ['installs a package again whose folder somebody has removed', { binary }, {}, 1],
  ['installs nothing where all that the machine needs is there', { binary }, { binary: '' }, 0],
])('%s', async (_, installed, folders, wanted) => {
  // With an npm that installs nothing.
  const folder = await writeSite({
    'scripts/run.mjs': readFileSync('scripts/run.mjs'),
    'scripts/commands/check.ts': '',
    'package-lock.json': JSON.stringify({ packages: { '': {}, binary, foreign } }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: installed }),
    'npm-cli.js': '',
    ...folders,
  });
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'check'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js') },
  });
  expect(status).toBe(wanted);
  expect(stdout).toBe(wanted ? 'Installing what package-lock.json lists …\n' : '');
  expect(stderr).toMatch(wanted ? /^npm did not install binary, which .*\nCheck the conn/ : /^$/);
});
