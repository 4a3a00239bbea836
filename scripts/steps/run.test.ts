import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from './writeSite.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

test('lists the commands of package.json where a name is none of them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'constructor'], {
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^There is no command "constructor"\. There are:\n/);
  expect([...stderr.matchAll(/npm run (\S+)/g)].map(([, name]) => name)).toEqual(
    Object.keys(scripts),
  );
});

test('starts every command of package.json by scripts/run.mjs', () => {
  for (const [name, command] of Object.entries(scripts)) {
    expect(command).toBe(`node scripts/run.mjs ${name}`);
  }
});

test('says on which machines the site can be built', () => {
  const pretend = `Object.defineProperty(process, 'platform', { value: 'freebsd' })`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${pretend}`, 'scripts/run.mjs', 'check'],
    { encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    `The tools that build the site do not run on freebsd-${process.arch}.\nUse a computer that Node calls one of darwin-arm64, darwin-x64, linux-arm64, linux-x64, win32-arm64, win32-x64.\n`,
  );
});

test('names the binary that npm silently left out', async () => {
  const binary = { optional: true, os: [process.platform], cpu: [process.arch] };
  const foreign = { optional: true, os: ['aix'], cpu: ['ppc64'] };
  const { status, stdout, stderr } = await install({
    wanted: { 'node_modules/binary': binary, 'node_modules/foreign': foreign },
    installed: {},
  });
  expect(status).toBe(1);
  expect(stdout).toBe('Installing what package-lock.json lists …\n');
  expect(stderr).toBe(
    `npm did not install node_modules/binary, which ${process.platform}-${process.arch} needs.\nCheck the connection to the npm registry and run the command again.\n`,
  );
});

test('installs a package again whose folder somebody has removed', async () => {
  const binary = { version: '1.0.0' };
  const { status, stdout } = await install({
    wanted: { 'node_modules/binary': binary },
    installed: { 'node_modules/binary': binary },
    folders: [],
  });
  expect(stdout).toBe('Installing what package-lock.json lists …\n');
  expect(status).toBe(1);
});

test('installs nothing where all that the machine needs is there', async () => {
  const binary = { optional: true, os: [process.platform], cpu: [process.arch] };
  const foreign = { optional: true, os: ['aix'], cpu: ['ppc64'] };
  const { status, stdout } = await install({
    wanted: { 'node_modules/binary': binary, 'node_modules/foreign': foreign },
    installed: { 'node_modules/binary': binary },
  });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

type Packages = { wanted: object; installed: object; folders?: string[] };

/** Runs scripts/run.mjs in a folder with these packages and an npm that installs nothing. */
async function install({ wanted, installed, folders = Object.keys(installed) }: Packages) {
  const folder = await writeSite({
    'scripts/run.mjs': readFileSync('scripts/run.mjs'),
    'scripts/commands/check.ts': '',
    'package-lock.json': JSON.stringify({ packages: { '': {}, ...wanted } }),
    'node_modules/.package-lock.json': JSON.stringify({ packages: installed }),
    'npm-cli.js': '',
    ...Object.fromEntries(folders.map((path) => [join(path, 'package.json'), '{}'])),
  });
  return spawnSync(process.execPath, ['scripts/run.mjs', 'check'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: join(folder, 'npm-cli.js') },
  });
}
