// WebKit as Debian builds it, in its MiniBrowser, which needs a screen.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { type Engine, phone, type Visitor } from '#tests/fixture/journeys.ts';
import { findFreePort } from '#tests/freePort.ts';

/** Names of the WebDriver protocol: https://w3c.github.io/webdriver/ */
const elementId = 'element-6066-11e4-a52e-4f735466cecf';
const escapeKey = '\uE00C';

export const startWebKit: Engine = async () => {
  const port = await findFreePort();
  const isRoot = process.getuid?.() === 0;
  // Its sandbox does not work for root.
  const settings = isRoot ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
  const env = { ...process.env, ...settings };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const sessions = `http://127.0.0.1:${port}/session`;
  await expect(() => fetch(sessions)).toPass();

  const [binary] = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser');
  const options = { binary, args: ['--automation'] };
  const browser = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const started = await post(sessions, { capabilities: { alwaysMatch: browser } });
  const session = `${sessions}/${started.sessionId}`;
  await post(`${session}/window/rect`, phone);

  const run = (script: string, ...args: string[]) =>
    post(`${session}/execute/sync`, { script, args });

  /** The address of an element. WebDriver would not scroll to one just below the viewport, and then cannot click it. */
  async function find(selector: string): Promise<string> {
    const script = `
      const found = document.querySelector(arguments[0]);
      found.scrollIntoView({ block: 'center', behavior: 'instant' });
      return found;`;
    const element = await run(script, selector);
    return `${session}/element/${element[elementId]}`;
  }

  const page: Visitor = {
    goto: (url) => post(`${session}/url`, { url }),
    evaluate: (question) => run(`return (${question})()`),
    click: (selector) =>
      expect(async () => post(`${await find(selector)}/click`)).toPass({ timeout: 15_000 }),
    type: async (selector, text) => post(`${await find(selector)}/value`, { text }),
    keyboard: {
      press() {
        const keys = ['keyDown', 'keyUp'].map((type) => ({ type, value: escapeKey }));
        return post(`${session}/actions`, {
          actions: [{ type: 'key', id: 'keys', actions: keys }],
        });
      },
    },
  };
  const close = async () => {
    await fetch(session, { method: 'DELETE' });
    driver.kill();
  };
  return { page, close };
};

async function post(address: string, command = {}) {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(command) });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(value.message);
  return value;
}
