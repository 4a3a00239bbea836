// Prints what a screen reader says on the site as built: `npm run listen -- careers/ b b Return` opens a page, presses these
// keys in turn and prints the answer to each. Without keys, it has the page read from its beginning to its end.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';
import { readSettings } from '../../scripts/settings.ts';
import { findFreePort } from '../release/freePort.ts';

const run = promisify(execFile);

/** Orca's settings in Python: it logs what it says, and neither names keys nor reads a page before it is asked to. */
const settings = `
from orca import debug, settings
debug.debugLevel = debug.LEVEL_INFO
settings.enableKeyEcho = False
settings.sayAllOnLoad = False
`;

/** Without a voice of its own, it would look for a sound card. */
const voice = `
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
`;

/** To the beginning, and read on from there. */
const readAll = ['ctrl+Home', 'KP_Add'];

const home = await mkdtemp(join(tmpdir(), 'listen-'));
const env: NodeJS.ProcessEnv = {
  ...process.env,
  HOME: home,
  XDG_CONFIG_HOME: join(home, 'config'),
  XDG_CACHE_HOME: join(home, 'cache'),
  XDG_DATA_HOME: join(home, 'data'),
  XDG_RUNTIME_DIR: join(home, 'run'),
  LANG: 'C.UTF-8',
  GNOME_ACCESSIBILITY: '1',
  WAYLAND_DISPLAY: undefined,
};
const processes: ChildProcess[] = [];
let browser: Browser | undefined;
let lastSaid = Date.now();

try {
  const [path = '', ...keys] = process.argv.slice(2);
  await startScreenReader();
  await open(new URL(path, await servedSite()).href);
  for (const key of keys.length > 0 ? keys : readAll) {
    console.log(`\n[${key}]`);
    await press(key);
    await untilSilent();
  }
} finally {
  await browser?.close();
  for (const child of processes) child.kill();
  // Their children still write there for a moment.
  await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
}

async function startScreenReader(): Promise<void> {
  const folders = ['data/orca', 'config/speech-dispatcher'];
  for (const folder of folders) await mkdir(join(home, folder), { recursive: true });
  await mkdir(join(home, 'run'), { mode: 0o700 });
  await writeFile(join(home, 'data/orca/orca-customizations.py'), settings);
  await writeFile(join(home, 'config/speech-dispatcher/speechd.conf'), voice);

  env.DISPLAY = `:${await addressOf('Xvfb', '-displayfd', '1', '-screen', '0', '1400x1000x24')}`;
  const bus = ['--session', '--nofork', '--print-address'];
  env.DBUS_SESSION_BUS_ADDRESS = await addressOf('dbus-daemon', ...bus);
  // Without a window manager, no window gets the focus.
  await start('openbox');
  await start('speech-dispatcher', '--run-single', '--timeout', '0');
  const orca = await start('orca', '--disable=braille');
  createInterface({ input: orca.stderr }).on('line', print);
  await once(orca.stderr, 'data');
  await untilSilent();
  // Another one of this user is left alone: somebody may need it.
  if (orca.exitCode !== null) throw new Error('Orca ended at once. Does another one run?');
}

async function start(program: string, ...args: string[]) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  await once(child, 'spawn');
  processes.unshift(child);
  return child;
}

/** Starts a program whose first line says where it can be reached. */
async function addressOf(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await start(program, ...args);
  const [line] = await once(stdout, 'data');
  return String(line).trim();
}

/** Orca logs a phrase as "12:34:56.789 - SPEECH OUTPUT: 'Home' {…}", with the voice in braces. */
function print(line: string): void {
  const [, phrase] = / SPEECH OUTPUT: '(.*?)'(?: ?voice=\w+)? ?(?:\{.*|None)?$/.exec(line) ?? [];
  lastSaid = Date.now();
  if (phrase?.trim()) console.log(phrase.trim());
}

async function untilSilent(): Promise<void> {
  lastSaid = Date.now();
  while (Date.now() - lastSaid < 3000) await sleep(100);
}

async function servedSite(): Promise<string> {
  const port = String(await findFreePort());
  const astro = ['node_modules/astro/bin/astro.mjs', 'preview', '--ignore-lock', '--port', port];
  await start(process.execPath, ...astro);
  return `http://localhost:${port}${readSettings().base}`;
}

async function open(address: string): Promise<void> {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: false,
    env,
    defaultViewport: null,
    extraPrefsFirefox: {
      'accessibility.force_disabled': -1,
      // Puppeteer would have every page believe that it has the focus.
      'focusmanager.testmode': false,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  await page.goto(address);
  // There is no mail program here.
  await page.evaluate(() => Object.assign(window, { open: () => ({}) }));
  // A new window has its focus in the address bar.
  while (!(await page.evaluate(() => document.hasFocus()))) await press('F6').then(untilSilent);
}

/** A key by xdotool's name, like "Tab", or after an equals sign a text to type. */
async function press(key: string): Promise<void> {
  const typed = key.startsWith('=') && key.slice(1);
  await run('xdotool', typed ? ['type', '--delay', '30', typed] : ['key', key], { env });
}
