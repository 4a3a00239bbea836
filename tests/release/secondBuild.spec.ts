import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '#tests/run.ts';
import { expect, test } from './projectCopy.ts';

test('the same sources give the same bytes, in another folder and another environment', async ({
  folder,
}) => {
  test.setTimeout(180_000);
  // Astro gives these names a meaning in import.meta.env.
  await writeFile(join(folder, '.env'), 'SITE=https://file.example\n');
  await run(folder, 'npx astro build', { SITE: 'https://shell.example', BASE_URL: '/shell/' });
  expect(await run('.', `diff --recursive --brief dist ${join(folder, 'dist')}`)).toBe('');
});
