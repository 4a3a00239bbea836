import { chmodSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { findBrowser, findWindowless, requireBrowser } from './browser.ts';
import { writeSite } from './writeSite.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('takes the browser that CHROME_PATH names before any other', async () => {
  const named = join(await writeSite({ 'my-chrome': '' }), 'my-chrome');
  vi.stubEnv('CHROME_PATH', named);
  expect(findBrowser()).toBe(named);
});

test('says so where CHROME_PATH names nothing', () => {
  vi.stubEnv('CHROME_PATH', '/nowhere/chrome');
  expect(findBrowser).toThrow(
    'CHROME_PATH names a file that is not there (/nowhere/chrome).\nCorrect it or unset it.',
  );
});

const testOnLinux = test.runIf(process.platform === 'linux');

testOnLinux('finds the browser on the PATH', async () => {
  const folder = await writeSite({ 'google-chrome': '' });
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(findBrowser()).toBe(join(folder, 'google-chrome'));
});

testOnLinux(
  'takes the browser without windows where there is one, else the whole one',
  async () => {
    vi.stubEnv('CHROME_PATH', '');
    vi.stubEnv('PATH', await writeSite({ chromium: '' }));
    expect(findWindowless()).toBe(findBrowser());
    const both = await writeSite({ chromium: '', 'chromium-headless-shell': '' });
    vi.stubEnv('PATH', both);
    expect(findWindowless()).toBe(join(both, 'chromium-headless-shell'));
    expect(findBrowser()).toBe(join(both, 'chromium'));
  },
);

testOnLinux('says how to get one where there is none, and installs nothing', async () => {
  const folder = await writeSite({ 'apt-get': '#!/bin/sh\ncd $PATH && : > installed\n' });
  chmodSync(join(folder, 'apt-get'), 0o755);
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
  expect(requireBrowser).toThrow(
    /^No Chromium or Chrome was found on this machine\.\nGet one with: .*apt-get install chromium \(or set CHROME_PATH\)$/,
  );
  expect(existsSync(join(folder, 'installed'))).toBe(false);
});
