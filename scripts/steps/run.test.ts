import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

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

test('names the binary that npm silently left out', () => {
  const binary = { optional: true, os: [process.platform], cpu: [process.arch] };
  const foreign = { optional: true, os: ['aix'], cpu: ['ppc64'] };
  const { status, stdout, stderr } = install({
    wanted: { 'node_modules/binary': binary, 'node_modules/foreign': foreign },
    installed: {},
  });
  expect(status).toBe(1);
  expect(stdout).toBe('Installing what package-lock.json lists …\n');
  expect(stderr).toBe(
    `npm did not install node_modules/binary, which ${process.platform}-${process.arch} needs.\nCheck the connection to the npm registry and run the command again.\n`,
  );
});

test('installs a package again whose folder somebody has removed', () => {
  const binary = { version: '1.0.0' };
  const { status, stdout } = install({
    wanted: { 'node_modules/binary': binary },
    installed: { 'node_modules/binary': binary },
    folders: [],
  });
  expect(stdout).toBe('Installing what package-lock.json lists …\n');
  expect(status).toBe(1);
});

test('installs nothing where all that the machine needs is there', () => {
  const binary = { optional: true, os: [process.platform], cpu: [process.arch] };
  const foreign = { optional: true, os: ['aix'], cpu: ['ppc64'] };
  const { stdout } = install({
    wanted: { 'node_modules/binary': binary, 'node_modules/foreign': foreign },
    installed: { 'node_modules/binary': binary },
  });
  expect(stdout).toBe('');
});

type Packages = { wanted: object; installed: object; folders?: string[] };

/** Runs scripts/run.mjs in a folder with these packages and an npm that installs nothing. */
function install({ wanted, installed, folders = Object.keys(installed) }: Packages) {
  const folder = mkdtempSync(join(tmpdir(), 'front-door-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts'));
  mkdirSync(join(folder, 'node_modules'));
  for (const path of folders) mkdirSync(join(folder, path), { recursive: true });
  copyFileSync('scripts/run.mjs', join(folder, 'scripts', 'run.mjs'));
  const packages = { '': {}, ...wanted };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(
    join(folder, 'node_modules', '.package-lock.json'),
    JSON.stringify({ packages: installed }),
  );
  const npm = join(folder, 'npm-cli.js');
  writeFileSync(npm, '');
  writeFileSync(join(folder, 'scripts', 'check.ts'), '');
  return spawnSync(process.execPath, ['scripts/run.mjs', 'check'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: npm },
  });
}
