import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyProject } from '#tests/projectCopy.ts';
import { run } from '#tests/run.ts';

test('nobody builds past the gate, and the site that was built before stays', async () => {
  test.setTimeout(600_000);
  const folder = await copyProject();
  await write('dist/index.html', 'whole');
  const company = await readFile(join(folder, 'content/company.json'), 'utf8');

  await write('content/company.json', company.replace(/("email": ")[^"]*/, '$1nobody'));
  await expect(run(folder, 'npx astro build')).rejects.toThrow(
    /^content\/company\.json: email: is not an e-mail address \("nobody"\)\nWrite it like /m,
  );
  // Nothing that the build loads first may stumble over a broken file.
  await write('content/company.json', '{ "name": ');
  await expect(run(folder, 'npx astro build')).rejects.toThrow(
    /^content\/company\.json: line 1, column \d+: is not valid JSON at /m,
  );
  await write('content/company.json', company);
  await expect(run(folder, 'npx astro build', { SITE_URL: 'nowhere' })).rejects.toThrow(
    /^environment: SITE_URL: is not a web address \("nowhere"\)\n/m,
  );
  expect(await readFile(join(folder, 'dist/index.html'), 'utf8')).toBe('whole');
  await rm(folder, { recursive: true });

  async function write(file: string, text: string): Promise<void> {
    const path = join(folder, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
});
