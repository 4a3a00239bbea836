import { join } from 'node:path';
import { run } from '#tests/run.ts';
import { expect, test } from './projectCopy.ts';

test('the same sources give the same bytes in another folder', async ({ folder }) => {
  test.setTimeout(180_000);
  await run(folder, 'npx astro build');
  for (const part of ['dist', 'hosts']) {
    const other = join(folder, part);
    expect(await run('.', `diff --recursive --brief ${part} ${other}`)).toBe('');
  }
});
