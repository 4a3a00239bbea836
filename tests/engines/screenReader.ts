// Firefox as Orca reads it to those who do not see the screen. The voice is silent, but Orca prints what it says.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import puppeteer, { type Browser } from 'puppeteer-core';

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

/** While its log stands still for so long, Orca has nothing to do. */
const silence = 600;

export type ScreenReader = Awaited<ReturnType<typeof startScreenReader>>;

export async function startScreenReader() {
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

  /** What was said since the last key, and when Orca's log grew last. */
  let phrases: string[] = [];
  let lastLine = Date.now();

  async function start(program: string, ...args: string[]) {
    const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    await once(child, 'spawn');
    processes.unshift(child);
    return child;
  }

  /** Starts a program whose first line says where it can be reached. */
  async function startServer(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await start(program, ...args);
    const [line] = await once(stdout, 'data');
    return String(line).trim();
  }

  async function stop(): Promise<void> {
    await browser?.close();
    for (const child of processes) await end(child);
    // Their children still write there for a moment.
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  const pressKey = (key: string) => run('xdotool', ['key', key], { env });

  /** Orca logs a phrase as "12:34:56.789 - SPEECH OUTPUT: 'Home' {…}", with the voice in braces. */
  function note(line: string): void {
    lastLine = Date.now();
    const [, phrase] = / SPEECH OUTPUT: '(.*?)'(?: ?voice=\w+)? ?(?:\{.*|None)?$/.exec(line) ?? [];
    if (phrase?.trim()) phrases.push(phrase.trim());
  }

  /** Waits until Orca has said all it has to say. */
  async function isSilent(): Promise<void> {
    lastLine = Date.now();
    while (Date.now() - lastLine < silence) await sleep(50);
  }

  try {
    await writeFiles(home);
    env.DISPLAY = `:${await startServer('Xvfb', '-displayfd', '1', '-screen', '0', '1400x1000x24')}`;
    const bus = ['--session', '--nofork', '--print-address'];
    env.DBUS_SESSION_BUS_ADDRESS = await startServer('dbus-daemon', ...bus);
    // Without a window manager, no window gets the focus.
    await start('openbox');
    await start('speech-dispatcher', '--run-single', '--timeout', '0');
    const orca = await start('orca', '--disable=braille');
    createInterface({ input: orca.stderr }).on('line', note);
    while (phrases.length === 0) {
      // Another one of this user is left alone: somebody may need it.
      if (orca.exitCode !== null) throw new Error('Orca ended at once. Does another one run?');
      await sleep(50);
    }
    browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: false,
      env,
      defaultViewport: null,
      // The site does not have this language, so pages offer no other one.
      extraPrefsFirefox: {
        'accessibility.force_disabled': -1,
        // Puppeteer would have every page believe that it has the focus.
        'focusmanager.testmode': false,
        'intl.accept_languages': 'sv-SE',
      },
    });
    const [page = await browser.newPage()] = await browser.pages();
    return {
      page,
      stop,
      /** What was said since the last key or page. */
      heard: () => phrases,
      async open(address: string): Promise<void> {
        phrases = [];
        await page.goto(address);
        // A new window has its focus in the address bar.
        while (!(await page.evaluate(() => document.hasFocus()))) {
          await pressKey('F6');
          await sleep(500);
        }
      },
      /** A key by xdotool's name, like "Tab" or "ctrl+Home". */
      async press(key: string): Promise<void> {
        phrases = [];
        await pressKey(key);
      },
      async type(text: string): Promise<void> {
        await run('xdotool', ['type', '--delay', '30', text], { env });
        await isSilent();
      },
      /** Waits for the answer to a key, to its end, but not for ever: there may be none. */
      async answers(): Promise<void> {
        const pressed = Date.now();
        while (phrases.length === 0 && Date.now() - pressed < 10_000) await sleep(50);
        await isSilent();
      },
      isSilent,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function writeFiles(home: string): Promise<void> {
  const orca = join(home, 'data/orca');
  const speech = join(home, 'config/speech-dispatcher');
  for (const folder of [orca, speech]) await mkdir(folder, { recursive: true });
  await mkdir(join(home, 'run'), { mode: 0o700 });
  await writeFile(join(orca, 'orca-customizations.py'), settings);
  await writeFile(join(speech, 'speechd.conf'), voice);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill();
  const killer = setTimeout(() => child.kill('SIGKILL'), 3000);
  await exited;
  clearTimeout(killer);
}
