// WebKit as Debian builds it, in its MiniBrowser on a screen of its own.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findFreePorts } from '#tests/release/findFreePorts.ts';
import type { Driver, Engine } from './driver.ts';

export const webkit: Engine = {
  name: 'WebKit',
  missing: () =>
    [
      ['WebKitWebDriver', 'webkit2gtk-driver'],
      ['Xvfb', 'xvfb'],
    ]
      .filter(([program = '']) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error)
      .map(([, name]) => name)
      .join(' ') || undefined,
  start,
};

async function start({ reducedMotion }: { reducedMotion: boolean }): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  await mkdir(join(home, 'gtk-3.0'));
  await writeFile(
    join(home, 'gtk-3.0', 'settings.ini'),
    `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`,
  );
  const processes: ChildProcess[] = [];
  const end = async () => {
    await Promise.all(processes.reverse().map(stop));
    // Its processes write there a moment longer than they say.
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  try {
    const screen = await startScreen(processes);
    const [port] = await findFreePorts(1);
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
        // Its sandbox refuses to work for root.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    processes.push(driver);
    const session = await connect(`http://127.0.0.1:${port}`);
    return drive(session, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Xvfb takes a free display by itself and writes its number down. */
function startScreen(processes: ChildProcess[]): Promise<string> {
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  processes.push(xvfb);
  return new Promise((resolve, reject) => {
    xvfb.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    xvfb.once('exit', () => reject(new Error('Xvfb ended before it had a display.')));
  });
}

function connect(address: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  });
  return patiently(() => new Builder().usingServer(address).withCapabilities(capabilities).build());
}

/** The program may still be starting, or a page still be laid out: neither waits for the other. */
async function patiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const latest = Date.now() + 15_000;
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (Date.now() > latest) throw error;
      await new Promise((wait) => setTimeout(wait, 200));
    }
  }
}

function miniBrowser(): string {
  const { stdout } = spawnSync('sh', ['-c', 'ls /usr/lib/*/webkit2gtk-4*/MiniBrowser'], {
    encoding: 'utf8',
  });
  return stdout.trim().split('\n').at(-1) ?? '';
}

function drive(session: WebDriver, end: () => Promise<void>): Driver {
  const find = (selector: string) => session.findElement(By.css(selector));
  return {
    open: (address) => session.get(address),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    ask: (question, ...args) =>
      session.executeScript(`return (${question}).apply(null, arguments)`, ...args),
    click: (selector) =>
      patiently(async () => {
        const element = await find(selector);
        // By itself it leaves what ends just below the window where it is, and then cannot press it.
        await session.executeScript(
          `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
          element,
        );
        await element.click();
      }),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    pressEscape: () => session.actions().sendKeys(Key.ESCAPE).perform(),
    resize: (width, height) =>
      session
        .manage()
        .window()
        .setRect({ width, height })
        .then(() => {}),
    close: async () => {
      await session.quit();
      await end();
    },
  };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((ended) => {
    if (child.exitCode !== null || child.signalCode !== null) return ended();
    child.once('exit', () => ended());
    child.kill('SIGTERM');
  });
}
