import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';

const prints = (text: string) =>
  `console.log(${JSON.stringify(text)}, process.argv.slice(2).join(' '));`;

/** A project whose tools only say that they were called. */
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
  browser: '',
};

async function command(name: string, args: string[], files: Record<string, string> = {}) {
  const folder = await writeSite({ ...project, ...files });
  return spawnSync(
    process.execPath,
    [
      '--experimental-strip-types',
      '--no-warnings',
      resolve(`scripts/commands/${name}.ts`),
      ...args,
    ],
    {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, CHROME_PATH: resolve(folder, 'browser') },
    },
  );
}

it.each([
  ['src/one.test.ts', ['vitest run src/one.test.ts']],
  ['src -u', ['vitest run src -u']],
  ['tests/site/two', ['build', 'vitest run tests/site/two']],
  ['tests/site/three.spec.ts', ['build', 'playwright test tests/site/three.spec.ts']],
  ['tests/site', ['build', 'vitest run tests/site', 'playwright test tests/site']],
  ['-u', ['build', 'vitest run -u', 'playwright test tests/site tests/fixture -u']],
])('npm test -- %s reaches the tools that have such tests', async (asked, ran) => {
  const { stdout } = await command('test', asked.split(' '));
  const lines = stdout.trim().replaceAll('\\', '/').split('\n');
  expect(lines.map((line) => line.trim())).toEqual(ran);
});

it('npm test counts what each of its stages says, and fails where one does', async () => {
  const counts = {
    'node_modules/vitest/vitest.mjs': `console.log('  Tests  1 failed | 2 passed (3)'); process.exit(1);`,
    'node_modules/@playwright/test/cli.js': `console.log('  1 flaky\\n  30 passed (1.2m)');`,
  };
  const { status, stdout } = await command('test', [], counts);
  expect(stdout).toMatch(/^html +FAILED .* 3 tests$/m);
  expect(stdout).toMatch(/^browser tests +passed .* 31 tests, 1 passed only when tried again$/m);
  // Besides these and two times Vitest: a browser, the content, the build, the types and the lint.
  expect(stdout).toMatch(/\n40 passed, 2 failed\n$/);
  expect(status).toBe(1);
  expect((await command('test', ['src/one.test.ts'], counts)).status).toBe(1);
});

it('npm run check answers for the content before it begins with the rest', async () => {
  const fails = { 'node_modules/astro/bin/astro.mjs': 'process.exit(1)' };
  const { stdout } = await command('check', [], fails);
  expect(stdout).toMatch(/^content +passed[\s\S]*^types +FAILED/m);
  expect(stdout).toMatch(/^lint +passed/m);
});

it('npm run check names the checks there are', async () => {
  const { stderr } = await command('check', ['contents']);
  expect(stderr).toBe(
    '"contents" is no check.\nUse content, types, lint, or nothing for all of them.\n',
  );
});

it.each(['shots', 'start'])('npm run %s says why a build failed, and no more', async (name) => {
  const fault = 'content/company.json: name: is missing';
  const { status, stdout, stderr } = await command(name, [], {
    'scripts/commands/build.ts': `console.error(${JSON.stringify(fault)}); process.exit(1);`,
  });
  expect(stdout + stderr).toBe(`${fault}\n`);
  expect(status).toBe(1);
});
