// Runs each command as a process, in a small project of its own.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { smallestSite } from '#src/content/check/smallestSite.ts';
import { writeSite } from '#tests/writeSite.ts';

const prints = (text: string) => `console.log('${text}', process.argv.slice(2).join(' '));`;
const fails = (text: string) => `console.error('${text}'); process.exit(1);`;

/** A project whose tools only print that they were called. */
const project = {
  'node_modules/astro/bin/astro.mjs': prints('astro'),
  'node_modules/@biomejs/biome/bin/biome': prints('biome'),
  'node_modules/vitest/vitest.mjs': prints('vitest'),
  'node_modules/@playwright/test/cli.js': prints('playwright'),
  'scripts/commands/gate.ts': prints('gate'),
  'scripts/commands/build.ts': prints('build'),
  'src/one.test.ts': '',
  'tests/site/two.test.ts': '',
  'tests/site/three.spec.ts': '',
  'tests/release/four.spec.ts': '',
};

function start(folder: string, script: string, args: string[], env = {}) {
  const command = ['--experimental-strip-types', '--no-warnings', script, ...args];
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { folder, status, stdout: stdout.replaceAll('\\', '/'), stderr };
}

const scriptOf = (command: string) => resolve('scripts', 'commands', `${command}.ts`);

async function run(command: string, args: string[], files: Record<string, string> = {}) {
  return start(await writeSite({ ...project, ...files }), scriptOf(command), args);
}

test.each([
  ['src/one.test.ts', ['vitest run src/one.test.ts']],
  ['src -u', ['vitest run src -u']],
  ['tests/site/two', ['build', 'vitest run tests/site/two']],
  ['tests/site/three.spec.ts', ['build', 'playwright test tests/site/three.spec.ts']],
  ['tests/site', ['build', 'vitest run tests/site', 'playwright test tests/site']],
  ['tests/release -x', ['build', 'playwright test tests/release -x']],
  ['-u', ['build', 'vitest run -u', 'playwright test tests/site tests/fixture -u']],
])('npm test -- %s reaches the tools that have such tests', async (asked, ran) => {
  const { stdout } = await run('test', asked.split(' '));
  expect(stdout.split(/ *\n/).filter(Boolean)).toEqual(ran);
});

test('npm test counts what each of its stages says, and fails where one does', async () => {
  const counts = {
    'node_modules/vitest/vitest.mjs': `console.log('  Tests  1 failed | 2 passed (3)'); process.exit(1);`,
    'node_modules/@playwright/test/cli.js': `console.log('  1 flaky\\n  30 passed (1.2m)');`,
  };
  const { status, stdout } = await run('test', [], counts);
  expect(stdout).toMatch(/^html +FAILED .* 3 tests$/m);
  expect(stdout).toMatch(/^browser tests +passed .* 31 tests\n +1 flaky$/m);
  // Besides these and two times Vitest: the content, the build, the types and the lint.
  expect(stdout).toMatch(/\n39 passed, 2 failed\n$/);
  expect(status).toBe(1);
  expect((await run('test', ['src/one.test.ts'], counts)).status).toBe(1);
});

test.each([
  ['check', ['contents'], /^"contents" is no check\.\nUse content, lint, types, or /],
  ['start', [], /^name: is missing\n$/],
])('npm run %s %s says what is wrong, and no more', async (command, args, said) => {
  const { status, stdout, stderr } = await run(command, args, {
    'scripts/commands/build.ts': fails('name: is missing'),
  });
  expect(stdout + stderr).toMatch(said);
  expect(status).toBe(1);
});

const failsHalfWay = `
import { mkdirSync, writeFileSync } from 'node:fs';
const folder = process.argv.at(process.argv.indexOf('--outDir') + 1);
mkdirSync(folder, { recursive: true });
writeFileSync(folder + '/index.html', 'half');
process.exit(1);`;

test.each([
  ['the content has a fault', { 'scripts/commands/gate.ts': fails('name: is missing') }],
  ['the build breaks off', { 'node_modules/astro/bin/astro.mjs': failsHalfWay }],
])('leaves the built site as it was where %s', async (_, faults) => {
  const built = { 'dist/index.html': 'whole', 'hosts/nginx.conf': 'whole' };
  const { folder, status, stderr } = await run('build', [], { ...built, ...faults });
  expect(stderr).toMatch(/\ndist\/ still holds the site as it was built before\.\n$/);
  expect(status).toBe(1);
  expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('whole');
  expect(readFileSync(join(folder, 'hosts/nginx.conf'), 'utf8')).toBe('whole');
});

// As a process: nothing that the command imports may throw at a broken file before the gate has reported it.
test('names files that cannot be read, and nothing that only follows from them', async () => {
  const folder = await writeSite({
    ...smallestSite(),
    'content/company.json': '{ "name": ',
    'locales/de/team.json': '{ "meta": ]',
  });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const { stderr } = start(folder, scriptOf('gate'), []);
  expect(stderr).toMatch(/^content\/company\.json: line 1, column \d+: is not valid JSON: /);
  expect(stderr).toMatch(/^locales\/de\/team\.json: line 1, column \d+: is not valid JSON: /m);
  expect(stderr).toMatch(/^2 to correct/m);
});

const binary = { optional: true, os: [process.platform], cpu: [process.arch], version: '1.0.1' };
const foreign = { optional: true, os: ['aix'], cpu: ['ppc64'] };

const lockOf = (packages: object) => JSON.stringify({ packages: { '': {}, ...packages } });

const ofSite = {
  'package-lock.json': lockOf({ binary, foreign }),
};
const installed = (version: string) => ({ 'binary/package.json': JSON.stringify({ version }) });

// In a project whose npm installs nothing.
test.each([
  ['names the binary that npm silently left out', 'start', ofSite, 1],
  ['installs again what is older', 'start', { ...ofSite, ...installed('1.0.0') }, 1],
  ['installs nothing where all is there', 'start', { ...ofSite, ...installed('1.0.1') }, 0],
])('%s: npm run %s', async (_, command, files, wanted) => {
  const folder = await writeSite({
    'scripts/run.mjs': readFileSync('scripts/run.mjs', 'utf8'),
    [`scripts/commands/${command}.ts`]: '',
    'npm-cli.js': '',
    ...files,
  });
  const env = { npm_execpath: join(folder, 'npm-cli.js') };
  const { status, stdout, stderr } = start(folder, 'scripts/run.mjs', [command], env);
  expect(status).toBe(wanted);
  expect(stdout).toMatch(wanted ? /^Installing what package-lock.json lists …\n$/ : /^$/);
  expect(stderr).toMatch(wanted ? /^npm did not install binary, which .*\nCheck the conn/ : /^$/);
});

const pinned = 'scripts/browser/unpacked/chromium';

test.runIf(process.platform === 'linux').each([
  ['the named before the pinned', { named: '', [pinned]: '' }, 'named', /^named$/],
  ['the pinned before an installed', { chromium: '', [pinned]: '' }, '', /\/scripts\/browser/],
  ['an installed one where no other is', { 'google-chrome': '' }, '', /^google-chrome$/],
  ['none where none is named right', { chromium: '' }, 'gone', /^CHROME_PATH names a file .+gone/],
  ['none, and says how to get one', {}, '', /^No Chromium .+\nGet one with: .+install chromium/],
])('drives %s', async (_, files, named, said) => {
  const asks = `import { findBrowser } from '${resolve('scripts/shared/browser.ts')}';
    console.log(findBrowser());`;
  const folder = await writeSite({ 'asks.mjs': asks, ...files });
  const { stdout, stderr } = start(folder, 'asks.mjs', [], { PATH: '.', CHROME_PATH: named });
  expect((stdout + stderr).trim()).toMatch(said);
});
