// The browser that the tests drive: the one the machine has, never a downloaded copy.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const isRoot = process.getuid?.() === 0;

export const launchArgs = [
  // Chromium's sandbox refuses to work for root.
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of the machine's Chromium or Chrome, or of the one that CHROME_PATH names. */
export function findBrowser(): string | undefined {
  return namedBrowser() ?? places().find((path) => existsSync(path));
}

/**
 * Chromium without its windows, which opens a page for a third of the work. Where the machine has none,
 * or CHROME_PATH names a browser, it is that browser.
 */
export function findWindowless(): string | undefined {
  return (
    namedBrowser() ??
    onPath(['chromium-headless-shell']).find((path) => existsSync(path)) ??
    findBrowser()
  );
}

/** As findBrowser, but where there is none it throws the command that gets one. Nothing is installed unasked. */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser) return browser;
  throw new Error(
    `No Chromium or Chrome was found on this machine.\nGet one with: ${command()} (or set CHROME_PATH)`,
  );
}

/** The same for a command: without a browser it ends with what to do. */
export function requireBrowserOrStop(): string {
  try {
    return requireBrowser();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function namedBrowser(): string | undefined {
  const named = process.env.CHROME_PATH;
  if (named && !existsSync(named)) {
    throw new Error(
      `CHROME_PATH names a file that is not there (${named}).\nCorrect it or unset it.`,
    );
  }
  return named || undefined;
}

function places(): string[] {
  const { env } = process;
  if (process.platform === 'darwin') {
    const apps = ['/Applications', join(env.HOME ?? '', 'Applications')];
    return apps.flatMap((folder) =>
      ['Google Chrome', 'Chromium'].map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`),
    );
  }
  if (process.platform === 'win32') {
    const folders = [env.ProgramFiles, env['ProgramFiles(x86)'], env.LOCALAPPDATA];
    const programs = [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
    ];
    return folders.flatMap((folder) => programs.map((program) => join(folder ?? '', program)));
  }
  return onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']);
}

function onPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function command(): string {
  if (process.platform === 'darwin') return 'brew install --cask google-chrome';
  if (process.platform === 'win32') return 'winget install Google.Chrome';
  const asRoot = isRoot ? '' : 'sudo ';
  return `${asRoot}apt-get update && ${asRoot}apt-get install chromium`;
}
