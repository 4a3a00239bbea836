// The browser that the tests drive: the one CHROME_PATH names, else the pinned one of scripts/browser,
// else the one the machine has. Nothing is installed unasked.
import { existsSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const isRoot = process.getuid?.() === 0;
const unpacked = resolve('scripts', 'browser', 'unpacked');
const pinned = join(unpacked, 'chromium');

/** How Playwright starts it. */
export function launchOptions() {
  const executablePath = findBrowser();
  const args = [
    // Chromium's sandbox refuses to work for root.
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
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
  throw new Error(
    `No Chromium or Chrome was found on this machine.\nGet one with: ${command()} (or set CHROME_PATH)`,
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
  const { env } = process;
  if (process.platform === 'darwin') {
    const apps = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return apps.flatMap((folder) =>
      ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
        (app) => `${folder}/${app}.app/Contents/MacOS/${app}`,
      ),
    );
  }
  if (process.platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ];
    return folders.flatMap((folder) => programs.map((program) => join(folder ?? '', program)));
  }
  const folders = (env.PATH ?? '').split(delimiter);
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function command(): string {
  if (process.platform === 'darwin') return 'brew install --cask google-chrome';
  if (process.platform === 'win32') return 'winget install Google.Chrome';
  const asRoot = isRoot ? '' : 'sudo ';
  return `${asRoot}apt-get update && ${asRoot}apt-get install chromium`;
}
