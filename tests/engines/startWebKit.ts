// WebKit as Debian builds it, in its MiniBrowser on a screen of its own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import { findFreePort } from 'selenium-webdriver/net/portprober.js';
import { DriverService } from 'selenium-webdriver/remote/index.js';
import { type Engine, phone, type Visitor } from '../fixture/journeys.ts';

export const startWebKit: Engine = async () => {
  const home = await mkdtemp(join(tmpdir(), 'webkit-'));
  const downloads = join(home, 'downloads');
  await mkdir(downloads);
  await writeFile(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);

  // It picks a free display, prints its number, and exits with the browser.
  const screen = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-terminate'];
  const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [display] = await once(xvfb.stdout, 'data');
  const port = await findFreePort();
  const driver = new DriverService.Builder('WebKitWebDriver')
    .setHostname('127.0.0.1')
    .setPort(port)
    .addArguments(`--port=${port}`)
    .setEnvironment({
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      // Its sandbox does not work for root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    })
    .build();
  const [binary] = await Array.fromAsync(glob('/usr/lib/*/webkit2gtk-4*/MiniBrowser'));
  const options = { binary, args: ['--automation'] };
  const capabilities = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const session = await new Builder()
    .usingServer(await driver.start())
    .withCapabilities(new Capabilities(capabilities))
    .build();
  await session.manage().window().setRect(phone);
  const close = async () => {
    await session.quit();
    await driver.kill();
    // Its processes still write there for a moment.
    await rm(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  };
  const find = (selector: string) => session.findElement(By.css(selector));
  const page: Visitor = {
    goto: (address) => session.get(address),
    evaluate: (question) => session.executeScript(question),
    click: (selector) =>
      expect(async () => {
        const element = await find(selector);
        // WebDriver would not scroll to an element that ends just below the viewport, and then cannot click it.
        await session.executeScript(
          `arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })`,
          element,
        );
        await element.click();
      }).toPass({ timeout: 15_000 }),
    type: async (selector, text) => (await find(selector)).sendKeys(text),
    keyboard: { press: () => session.actions().sendKeys(Key.ESCAPE).perform() },
  };
  return { page, downloads, close };
};
