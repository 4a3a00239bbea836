import { spawnSync } from 'node:child_process';
import { copyFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';

/** Valid, but not as the formatter would write it. */
const untidy = '{ "skills":\r\n  [\n    "a",\n      "b" ]}';
const twice = '{ "jobs": [], "jobs": [] }';

it.each([
  ['leaves what an owner writes as it is', 'content/jobs.json', untidy, 0],
  ['leaves what a translator writes as it is', 'locales/en/careers.json', untidy, 0],
  ['refuses a field that stands twice', 'content/jobs.json', twice, 1],
  ['refuses code that it would write otherwise', 'src/content/data.json', untidy, 1],
])('the linter %s', async (_, file, text, status) => {
  const folder = await writeSite({ [file]: text });
  for (const name of ['biome.json', '.gitignore']) copyFileSync(name, join(folder, name));
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const lint = [biome, 'ci', '--error-on-warnings'];
  const done = spawnSync(process.execPath, lint, { cwd: folder, encoding: 'utf8' });
  expect(done.status, done.stdout + done.stderr).toBe(status);
});
