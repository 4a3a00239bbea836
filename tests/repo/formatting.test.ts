import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { writeSite } from '#scripts/steps/writeSite.ts';

/** Valid, but not as the formatter would write it. */
const untidy = '{ "skills":\r\n  [\n    "a",\n      "b" ]}';

function lint(folder: string) {
  copyFileSync('biome.json', join(folder, 'biome.json'));
  copyFileSync('.gitignore', join(folder, '.gitignore'));
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  return spawnSync(process.execPath, [biome, 'ci', '--error-on-warnings'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

test('the formatter leaves content and locales as they are', async () => {
  const folder = await writeSite({
    'content/jobs.json': untidy,
    'locales/en/careers.json': untidy,
  });
  const { status, stdout, stderr } = lint(folder);
  expect(status, stdout + stderr).toBe(0);
});

test('the linter still refuses a duplicate key in content', async () => {
  const folder = await writeSite({ 'content/jobs.json': '{ "jobs": [], "jobs": [] }' });
  expect(lint(folder).status).toBe(1);
});

test('the formatter refuses code that it would write otherwise', async () => {
  const folder = await writeSite({ 'src/content/data.json': untidy });
  expect(lint(folder).status).toBe(1);
});

test('a clone on Windows has the same line ends', async () => {
  const folder = await writeSite({
    'src/one.ts': 'export {};\n',
    'face.png': Buffer.from([0, 13, 10]),
  });
  copyFileSync('.gitattributes', join(folder, '.gitattributes'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '--quiet');
  git('config', 'core.autocrlf', 'true');
  git('add', '.');
  rmSync(join(folder, 'src/one.ts'));
  rmSync(join(folder, 'face.png'));
  git('checkout', '--quiet', '--', '.');
  expect(readFileSync(join(folder, 'src/one.ts'), 'utf8')).toBe('export {};\n');
  expect([...readFileSync(join(folder, 'face.png'))]).toEqual([0, 13, 10]);
});
