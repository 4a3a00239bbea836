import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '#tests/run.ts';
import { expect, test } from './projectCopy.ts';

test('the same sources give the same bytes, in another folder and another environment', async ({
  folder,
}) => {
  // Astro gives these names a meaning in import.meta.env.
  await writeFile(join(folder, '.env'), 'SITE=https://file.example\n');
  const names = { SITE: 'https://shell.example', BASE_URL: '/shell/' };
  // On the same day.
  const { mtimeMs } = await stat('dist/index.html');
  const day = { SOURCE_DATE_EPOCH: String(Math.floor(mtimeMs / 1000)) };
  await run(folder, 'npx astro build', { ...names, ...day });
  expect(await run('.', `diff --recursive --brief dist ${join(folder, 'dist')}`)).toBe('');
});
