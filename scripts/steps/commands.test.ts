import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { pageNames } from '#src/i18n/paths.ts';
import { writeSite } from './writeSite.ts';

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
  'src/two.test.tsx': '',
  'src/read/careers.test.ts': '',
  'tests/three.spec.ts': '',
  'tests/site/four.test.ts': '',
  browser: '',
};

async function command(
  name: string,
  args: string[] = [],
  files: Record<string, string> = {},
  browser = 'browser',
) {
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
      env: { ...process.env, CHROME_PATH: resolve(folder, browser) },
    },
  );
}

test.each([
  [
    'files, each with its own tool',
    ['tests/three.spec.ts', 'src/one.test.ts', 'tests/site/four.test.ts', 'src/two.test.tsx'],
    [
      'vitest run --project units src/one.test.ts src/two.test.tsx',
      'build',
      'vitest run --project html tests/site/four.test.ts',
      'playwright test tests/three.spec.ts',
    ],
  ],
  [
    'files that run in Node, and builds nothing',
    ['src/one.test.ts'],
    ['vitest run --project units src/one.test.ts'],
  ],
  [
    'pages, wherever their names stand',
    ['careers', 'team'],
    [
      'vitest run --project units src/read/careers.test.ts',
      'build',
      'vitest run --project html -t \\b(careers|team)\\b',
      'playwright test tests/browser --grep \\b(careers|team)\\b',
    ],
  ],
])('npm test -- runs the tests of %s', async (_, asked, ran) => {
  const { stdout } = await command('test', asked);
  expect(stdout.trim().replaceAll('\\', '/').split('\n')).toEqual(
    ran.map((line) => expect.stringContaining(line.replaceAll('\\', '/'))),
  );
});

test('npm test -- FILE… fails where a test does', async () => {
  const { status } = await command('test', ['src/one.test.ts'], {
    'node_modules/vitest/vitest.mjs': 'process.exit(3)',
  });
  expect(status).toBe(3);
});

test.each(['src/none.test.ts', 'browser', 'shop'])(
  'npm test -- %s says that it is no test',
  async (name) => {
    const { status, stdout, stderr } = await command('test', [name]);
    expect(stderr).toBe(
      `There is no page and no file of tests called "${name}".\nGive ${[...pageNames, '404'].join(', ')}, or files like tests/browser/careers.spec.ts.\n`,
    );
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);

test('npm test -- FILE… says how to get a browser where there is none', async () => {
  const { status, stderr } = await command('test', ['tests/three.spec.ts'], {}, 'nowhere');
  expect(stderr).toMatch(
    /^CHROME_PATH names a file that is not there \(.+\)\.\nCorrect it or unset it\.\n$/,
  );
  expect(status).toBe(1);
});

test('npm run check answers for the content before it begins with the rest', async () => {
  const { stdout } = await command('check', [], {
    'node_modules/astro/bin/astro.mjs': 'process.exit(1)',
  });
  expect(stdout).toMatch(/^content +passed/);
  expect(stdout).toMatch(/^types +FAILED/m);
  expect(stdout).toMatch(/^lint +passed/m);
});

test('npm run check content looks at nothing else', async () => {
  const { stdout } = await command('check', ['content']);
  expect(stdout).toMatch(/^content +passed +\d+\.\d s\n$/);
});

test('npm run check names the checks there are', async () => {
  const { stderr } = await command('check', ['contents']);
  expect(stderr).toBe(
    '"contents" is no check.\nUse content, types, lint, or nothing for all of them.\n',
  );
});

test.each(['shots', 'start'])(
  'npm run %s after a failed build says why, and no more',
  async (name) => {
    const fault = 'content/company.json: name: is missing';
    const { status, stdout, stderr } = await command(name, [], {
      'scripts/commands/build.ts': `console.error(${JSON.stringify(fault)}); process.exit(1);`,
    });
    expect(stdout + stderr).toBe(`${fault}\n`);
    expect(status).toBe(1);
  },
);
