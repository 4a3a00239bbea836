import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type ConsoleMessage, chromium, expect, type Page, test } from '@playwright/test';
import { selfSigned } from '#scripts/serve/certificate.ts';
import { findBrowser, launchArgs } from '#scripts/steps/browser.ts';
import { documents, lostPages } from './pages.ts';
import { fillLetter, hydrated } from './visitor.ts';

declare global {
  interface Window {
    refused: string[];
  }
}

for (const { address, page: name } of [...documents, ...lostPages]) {
  test(`${address} breaks no policy, asks nobody else and keeps nothing but the language`, async ({
    page,
    baseURL,
    context,
  }) => {
    const complaints = await listen(page);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL))) elsewhere.push(request.url());
    });
    await page.goto(address);
    await readToTheEnd(page);
    await use[name]?.(page);
    await chooseLanguageFromList(page);

    expect(await page.evaluate(() => window.refused)).toEqual([]);
    expect(complaints.filter((text) => !isTheLostPageItself(text, name))).toEqual([]);
    expect(elsewhere).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    const kept = await page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => key !== 'sl_lang'),
      session: Object.keys(sessionStorage),
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toEqual({ local: [], session: [], databases: 0, caches: 0, workers: 0 });
  });
}

test('reports a script, a style and a markup sink that the policy does not allow', async ({
  page,
}) => {
  const complaints = await listen(page);
  await page.goto('./contact');
  await page.evaluate(() => {
    const add = (name: string, text: string) => {
      const element = document.createElement(name);
      element.append(text);
      document.head.append(element);
    };
    add('style', 'h1 { color: red }');
    document.querySelector('h1')?.setAttribute('style', 'color: red');
    try {
      document.body.innerHTML += '';
    } catch {}
  });
  const refused = await page.evaluate(() => window.refused.map((text) => text.split(' ')[0]));
  expect(new Set(refused)).toEqual(
    new Set(['style-src-elem', 'style-src-attr', 'require-trusted-types-for']),
  );
  expect(complaints.length).toBeGreaterThan(0);
});

test('links that leave the site open beside it and give nothing away', async ({ page }) => {
  for (const address of ['./', './team', './contact']) {
    await page.goto(address);
    const leaving = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement | HTMLFormElement>('a[href], form')]
        .filter((element) => {
          const { origin, protocol } = new URL(
            element instanceof HTMLAnchorElement ? element.href : element.action,
          );
          return protocol.startsWith('http') && origin !== location.origin;
        })
        .map((element) => ({
          shown: element.outerHTML.slice(0, 120),
          rel: element.getAttribute('rel'),
          target: element.target,
        })),
    );
    expect(leaving.length).toBeGreaterThan(0);
    for (const { shown, rel, target } of leaving) {
      expect(rel, shown).toContain('noopener');
      expect(target, shown).toBe('_blank');
    }
  }
});

// Chromium holds the redirects of a form's answer to form-action as well, and Gmail sends visitors
// who are not signed in to another host. Servers of this machine stand in for both.
test('Subscribe opens its tab for a visitor whom Gmail sends to the sign-in page', async ({
  baseURL,
}) => {
  const signIn = 'accounts.google.com';
  const servers = [
    await standIn('mail.google.com', (request, response) => {
      const asked = encodeURIComponent(`https://mail.google.com${request.url}`);
      response.writeHead(302, { Location: `https://${signIn}/ServiceLogin?continue=${asked}` });
      response.end();
    }),
    await standIn(signIn, (_, response) => response.end('Sign in')),
  ];
  const rules = servers.map(({ host, port }) => `MAP ${host}:443 127.0.0.1:${port}`);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...launchArgs, `--host-resolver-rules=${rules.join(',')}`],
  });
  try {
    const context = await browser.newContext({ baseURL, ignoreHTTPSErrors: true });
    const page = await context.newPage();
    await page.goto('./story');
    const opened = context.waitForEvent('page', { timeout: 10_000 });
    await page.locator('footer form button[type="submit"]').click();
    const tab = await opened;
    await tab.waitForURL((url) => url.host === signIn);
    await expect(tab.locator('body')).toHaveText('Sign in');
    expect(new URL(tab.url()).searchParams.get('continue')).toMatch(
      /^https:\/\/mail\.google\.com\/mail\/\?.*su=/,
    );
  } finally {
    await browser.close();
    for (const { server } of servers) server.close();
  }
});

async function standIn(
  host: string,
  answer: RequestListener,
): Promise<{ host: string; port: number; server: Server }> {
  const pem = selfSigned(host);
  const server = createServer({ key: pem, cert: pem }, answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { host, port: (server.address() as AddressInfo).port, server };
}

/** What a visitor can do on a page beside reading; each waits for the island to be hydrated. */
const use: Record<string, (page: Page) => Promise<void>> = {
  async team(page) {
    const open = page.locator('button[aria-haspopup="dialog"]');
    await hydrated(page);
    await open.click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
  async careers(page) {
    await hydrated(page);
    const filters = page.locator('[role="group"] button[aria-pressed]');
    for (const filter of await filters.all()) {
      await filter.click();
      await expect(filter).toHaveAttribute('aria-pressed', 'true');
      expect(await page.locator('[data-job]:visible').count()).toBeGreaterThan(0);
    }
  },
  async contact(page) {
    await hydrated(page);
    await page.evaluate(() => {
      window.open = () => null;
    });
    await fillLetter(page);
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await page.keyboard.press('Escape');
  },
};

async function chooseLanguageFromList(page: Page): Promise<void> {
  await page.locator('[popovertarget="languages"]').click();
  await expect(page.locator('#languages')).toBeVisible();
  // The language the page has already: the choice is kept and no other page is opened.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('#languages a[hreflang]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });
}

async function readToTheEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 700) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  });
  await page.waitForLoadState('networkidle');
}

/** Everything the browser says against the page, from its first byte on. */
async function listen(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    window.refused = [];
    addEventListener('securitypolicyviolation', (event) => {
      window.refused.push(
        `${event.effectiveDirective} ${event.blockedURI} ${event.sample} ${event.sourceFile}`,
      );
    });
  });
  return complaints;
}

// Chromium logs the status of the 404 page's own document as an error.
function isTheLostPageItself(text: string, name: string): boolean {
  return name === 'nothing-here' && text.includes('404 (Not Found)');
}
