// WebKit as Debian builds it, in its MiniBrowser on a screen of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { findFreePorts } from '#tests/release/findFreePorts.ts';
import { type Engine, patiently, type Visitor } from './journeys.ts';

export const webkit: Engine = {
  name: 'WebKit',
  async start({ width, reducedMotion }) {
    const home = await mkdtemp(join(tmpdir(), 'webkit-'));
    await mkdir(join(home, 'gtk-3.0'));
    const settings = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`;
    await writeFile(join(home, 'gtk-3.0', 'settings.ini'), settings);

    // It takes a free display by itself and prints its number.
    const screen = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
    const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'] });
    const [display] = await once(xvfb.stdout, 'data');
    const [port] = await findFreePorts(1);
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${String(display).trim()}`,
        XDG_CONFIG_HOME: home,
        XDG_CACHE_HOME: home,
        XDG_DATA_HOME: home,
        // Its sandbox refuses to work for root.
        ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
      },
    });
    const end = async () => {
      driver.kill();
      xvfb.kill();
      // Its processes write there a moment longer than they say.
      await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
    };
    try {
      const session = await connect(`http://127.0.0.1:${port}`);
      await session.manage().window().setRect({ width, height: 800 });
      return { page: pageOf(session), close: () => session.quit().then(end) };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

async function connect(address: string) {
  const browsers = await Array.fromAsync(glob('/usr/lib/*/webkit2gtk-4*/MiniBrowser'));
  const options = { binary: browsers.sort().at(-1), args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  await patiently(() => fetch(`${address}/status`));
  return new Builder()
    .usingServer(address)
    .withCapabilities(new Capabilities(capabilities))
    .build();
}

function pageOf(session: Awaited<ReturnType<typeof connect>>): Visitor {
  const find = (selector: string) => session.findElement(By.css(selector));
  return {
    goto: (address) => session.get(address),
    evaluate: (question) => session.executeScript(question),
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
    keyboard: { press: () => session.actions().sendKeys(Key.ESCAPE).perform() },
  };
}
