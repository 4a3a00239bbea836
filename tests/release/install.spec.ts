// npm as it comes with Node 20 and with newer ones: each installs what the lockfile says, and leaves it as it is.
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { run } from '#tests/run.ts';

const version = (await readFile('.node-version', 'utf8')).trim();
const lockfile = await readFile('package-lock.json', 'utf8');

for (const npm of ['npx --yes npm@10', 'npx --yes npm@11']) {
  test(`${npm} installs the site with its own Node and leaves the lockfile`, async () => {
    test.setTimeout(600_000);
    const folder = await mkdtemp(join(tmpdir(), 'install-'));
    for (const file of ['package.json', 'package-lock.json', '.npmrc']) {
      await cp(file, join(folder, file));
    }
    await run(folder, `${npm} ci --prefer-offline`);
    expect(await run(folder, 'npx node --version')).toBe(`v${version}\n`);
    await run(folder, `${npm} install --prefer-offline`);
    expect(await readFile(join(folder, 'package-lock.json'), 'utf8')).toBe(lockfile);
    expect(await run(folder, 'npx node --version')).toBe(`v${version}\n`);
    await rm(folder, { recursive: true });
  });
}
