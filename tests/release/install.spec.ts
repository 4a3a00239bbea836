// npm 10 comes with Node 20 and npm 11 with Node 24. One of them has installed this folder; the other installs what the
// lockfile says as well, and leaves it as it is.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '#tests/run.ts';

test('the other npm installs the site with its own Node and leaves the lockfile', async () => {
  test.setTimeout(600_000);
  const folder = await mkdtemp(join(tmpdir(), 'install-'));
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
    await cp(file, join(folder, file));
  }
  const own = await run(folder, 'npm --version');
  const npm = `npx --yes npm@${own.startsWith('10.') ? 11 : 10}`;
  const node = `v${await readFile('.node-version', 'utf8')}`;
  for (const command of ['ci', 'install']) {
    await run(folder, `${npm} ${command} --prefer-offline`);
    expect(await run(folder, 'npx node --version')).toBe(node);
    expect(await readFile(join(folder, 'package-lock.json'))).toEqual(
      await readFile('package-lock.json'),
    );
  }
  await rm(folder, { recursive: true });
});
