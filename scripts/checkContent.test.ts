// Runs the command as a process, because its imports must not throw on a broken file before it is reported.
import { spawnSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { smallestSite } from '#tests/smallestSite.ts';
import { writeSite } from '#tests/writeSite.ts';

test('names files that cannot be read, and nothing that only follows from them', async () => {
  const folder = await writeSite({
    ...smallestSite(),
    'content/company.json': '{ "name": ',
    'locales/de/team.json': '{ "meta": ]',
  });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const { status, stderr } = spawnSync('node', [resolve('scripts/checkContent.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^content\/company\.json: line 1, column \d+: is not valid JSON at /);
  expect(stderr).toMatch(/^locales\/de\/team\.json: line 1, column \d+: is not valid JSON at /m);
  expect(stderr).toMatch(/^2 to correct/m);
  expect(status).toBe(1);
});
