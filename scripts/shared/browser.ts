// The browser that the tests drive: the one CHROME_PATH names, else the pinned one of scripts/browser,
// else the one the machine has. Nothing is installed unasked.
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const unpacked = resolve('scripts', 'browser', 'unpacked');
const pinned = join(unpacked, 'chromium');

/** How Playwright starts it. */
export function launchOptions() {
  const executablePath = findBrowser();
  const args = ['--disable-gpu', '--disable-quic'];
  if (executablePath !== pinned) return { executablePath, args };
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(unpacked, 'lib'),
    FONTCONFIG_FILE: join(unpacked, 'fonts.conf'),
  };
  return { executablePath, args, env };
}

/** Screenshots are compared in this browser alone, because every other renders fonts differently. */
export function isPinned(): boolean {
  return findBrowser() === pinned;
}

/** Exits with instructions if there is none. */
export function findBrowser(): string {
  const named = process.env.CHROME_PATH;
  const found = (named ? [named] : [pinned, ...installed()]).find((path) => existsSync(path));
  if (found) return found;
  const get = {
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
    linux: 'sudo apt-get update && sudo apt-get install chromium',
  }[process.platform as string];
  console.error(
    named
      ? `CHROME_PATH names a file that is not there (${named}).\nCorrect it or unset it.`
      : `No Chromium or Chrome was found on this machine.\nGet one with: ${get} (or set CHROME_PATH)`,
  );
  process.exit(1);
}

/** The usual paths on Linux, macOS and Windows, tried in turn. */
function installed(): string[] {
  const { PATH = '', ProgramFiles, 'ProgramFiles(x86)': others, LOCALAPPDATA } = process.env;
  const programs = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
  const windows = [
    'Google\\Chrome\\Application\\chrome.exe',
    'Microsoft\\Edge\\Application\\msedge.exe',
  ];
  const folders = [ProgramFiles, others, LOCALAPPDATA].filter((folder) => folder !== undefined);
  return [
    ...programs.flatMap((name) => PATH.split(delimiter).map((folder) => join(folder, name))),
    ...apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`),
    ...windows.flatMap((program) => folders.map((folder) => join(folder, program))),
  ];
}
