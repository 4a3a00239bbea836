// The browser of the tests: what CHROME_PATH names, or the channel of Playwright's that CHROME_CHANNEL names; else on
// Linux x64 the one that npm installed, so that every machine judges with the same engine and the same fonts.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const { CHROME_PATH, CHROME_CHANNEL } = process.env;
const args = ['--disable-gpu', '--disable-quic'];

/** Screenshots are compared in this browser alone, because every other renders fonts differently. */
export const isPinned =
  !CHROME_PATH && !CHROME_CHANNEL && `${process.platform} ${process.arch}` === 'linux x64';

export async function launchOptions() {
  if (CHROME_PATH) return { args, executablePath: CHROME_PATH };
  if (!isPinned) return { args, channel: CHROME_CHANNEL ?? 'chrome' };
  const own = { ...process.env };
  // It unpacks into the temporary folder, and brings the libraries that a small system lacks only where it believes
  // to be on AWS Lambda. Its own folder goes with its version.
  const folder = resolve('node_modules/@sparticuz/chromium/unpacked');
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  process.env.AWS_LAMBDA_JS_RUNTIME = 'nodejs24.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  // Its temporary files stay out of node_modules/, which tests copy meanwhile.
  const env = {
    ...process.env,
    ...own,
    TMPDIR: own.TMPDIR,
    FONTCONFIG_FILE: resolve('tests/fonts.conf'),
  };
  // What was set for it is for it alone.
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, own);
  return { args, executablePath, env };
}
