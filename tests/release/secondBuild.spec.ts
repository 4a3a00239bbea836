import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '#scripts/build/builtSite.ts';
import { run } from '#tests/run.ts';
import { findBrokenLinks } from '#tests/site/brokenLinks.ts';

test.setTimeout(180_000);

test('a second build of the same sources gives the same bytes', async () => {
  const folder = await build('second');
  for (const part of ['dist', 'hosts']) {
    const paths = await listFiles(join(folder, part));
    expect(paths).toEqual(await listFiles(part));
    for (const path of paths) {
      const [first, second] = await Promise.all(
        [part, join(folder, part)].map((place) => readFile(join(place, path))),
      );
      expect(second?.equals(first as Buffer), path).toBe(true);
    }
  }
});

test('every address holds when the site is built for a folder below the domain', async () => {
  const folder = await build('below', { SITE_URL: 'https://www.example.com', BASE_PATH: '/sub/' });
  expect(await findBrokenLinks(join(folder, 'dist'), '/sub/')).toEqual([]);
});

/** In the project: builds elsewhere would share one folder for Astro's temporary files, and disturb each other. */
async function build(name: string, settings: object = {}): Promise<string> {
  const folder = join('.astro', `build-${name}`);
  await run('.', `npx astro build --outDir ${join(folder, 'dist')}`, settings);
  return folder;
}
