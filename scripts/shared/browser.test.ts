import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';

/** What a project with these files says of the browser it finds. */
async function found(files: Record<string, string>, env: Record<string, string>) {
  const folder = await writeSite(files);
  const script = `import(${JSON.stringify(resolve('scripts/shared/browser.ts'))})
    .then(({ findBrowser }) => console.log(findBrowser()))
    .catch(({ message }) => console.log(message))`;
  const { stdout } = spawnSync(process.execPath, ['--no-warnings', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: folder, ...env },
  });
  return stdout.trim().replace(folder, '.').replaceAll('\\', '/');
}

const pinned = join('scripts', 'browser', 'unpacked', 'chromium');
const onLinux = process.platform === 'linux';

it.runIf(onLinux).each([
  ['the named before the pinned', { named: '', [pinned]: '' }, 'named', /^named$/],
  ['the pinned before an installed', { chromium: '', [pinned]: '' }, '', /^\.\/scripts\/browser/],
  ['an installed one where no other is', { 'google-chrome': '' }, '', /^\.\/google-chrome$/],
  ['none where none is named right', { chromium: '' }, 'gone', /^CHROME_PATH names a file .+gone/],
  ['none, and says how to get one', {}, '', /^No Chromium .+\nGet one with: .+install chromium/],
])('takes %s', async (_, files, named, said) => {
  expect(await found(files, named ? { CHROME_PATH: named } : {})).toMatch(said);
});
