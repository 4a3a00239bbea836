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

/** Pictures are compared in this browser alone, as every other draws letters in its own way. */
export function isPinned(): boolean {
  return findBrowser() === pinned;
}

/** Where there is none it throws the command that gets one. */
export function findBrowser(): string {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(
      `CHROME_PATH names a file that is not there (${named}).\nCorrect it or unset it.`,
    );
  }
  const found = named || [pinned, ...installed()].find((path) => existsSync(path));
  if (found) return found;
  const get = {
    darwin: 'brew install --cask google-chrome',
    win32: 'winget install Google.Chrome',
    linux: 'sudo apt-get update && sudo apt-get install chromium',
  }[process.platform as string];
  throw new Error(
    `No Chromium or Chrome was found on this machine.\nGet one with: ${get} (or set CHROME_PATH)`,
  );
}

/** For a command, which ends with what to do where there is no browser. */
export function requireBrowser(): void {
  try {
    findBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function installed(): string[] {
  const { env, platform } = process;
  if (platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
    return apps.map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);
  }
  if (platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return programs.flatMap((program) => folders.map((folder) => join(folder ?? '', program)));
  }
  const folders = (env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}
