import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
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
  'tests/three.spec.ts': '',
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

test('npm test -- FILE… runs these files alone, each with its own tool', async () => {
  const { stdout } = await command('test', [
    'tests/three.spec.ts',
    'src/one.test.ts',
    'src/two.test.tsx',
  ]);
  expect(stdout.trim().split('\n')).toEqual(
    [
      'vitest run src/one.test.ts src/two.test.tsx',
      'build',
      'playwright test tests/three.spec.ts',
    ].map((line) => expect.stringContaining(line)),
  );
});

test('npm test -- FILE… builds nothing for tests that run in Node', async () => {
  const { stdout } = await command('test', ['src/one.test.ts']);
  expect(stdout.trim()).toBe('vitest run src/one.test.ts');
});

test('npm test -- FILE… fails where a test does', async () => {
  const { status } = await command('test', ['src/one.test.ts'], {
    'node_modules/vitest/vitest.mjs': 'process.exit(3)',
  });
  expect(status).toBe(3);
});

test.each(['src/none.test.ts', 'browser', 'careers'])(
  'npm test -- %s says that it is no test',
  async (file) => {
    const { status, stdout, stderr } = await command('test', [file]);
    expect(stderr).toBe(
      `There is no file of tests called "${file}".\nGive files like src/i18n/formats.test.ts or tests/browser/careers.spec.ts.\n`,
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
