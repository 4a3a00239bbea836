import { once } from 'node:events';
import type { RequestListener } from 'node:http';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { chromium, expect, type Page, test } from '@playwright/test';
import { selfSigned } from '#tests/selfSigned.ts';
import { addressOf, company, words } from '#tests/siteData.ts';
import { at } from './visitor.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('subscribing opens a letter that asks for it, in a new tab', async ({ page }) => {
      const { newsletter } = words('fr', 'common').footer;
      await page.goto(addressOf('story', 'fr'));
      const letter = await subscribe(page, 'fr', 'reader@example.com');
      expect(Object.fromEntries(letter.searchParams)).toEqual({
        view: 'cm',
        fs: '1',
        to: company.email,
        su: newsletter.subject,
        body: newsletter.body.replace(/\n/g, '\r\n'),
      });
      await expect(page).toHaveURL(at(addressOf('story', 'fr')));
    });
  });
}

test('what is typed into the newsletter’s box goes nowhere', async ({ page }) => {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url() + (request.postData() ?? '')));
  await page.goto(addressOf('story'));
  const empty = await subscribe(page, 'en', '');
  for (const typed of ['reader@example.com', 'not an address', '"><script>', 'x'.repeat(5000)]) {
    const letter = await subscribe(page, 'en', typed);
    expect(letter.href).toBe(empty.href);
    expect(asked.filter((one) => decodeURIComponent(one).includes(typed))).toEqual([]);
  }
});

// Chromium holds the redirects of a form's answer to form-action as well, and Gmail sends visitors
// who are not signed in to another host. Servers of this machine stand in for both.
test('Subscribe opens its tab for a visitor whom Gmail sends to the sign-in page', async ({
  baseURL,
  launchOptions,
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
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(',')}`],
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

// The links of home's first section have a column as wide as they are, and its six rules the threads' columns.
for (const [name, items] of Object.entries({
  home: 'section:not(#operating-principles) > header p:last-child, #impact-zones li, #whats-next li, #stats li',
  leaders: 'header > p:last-child, main h2',
  story: '#beginnings div > p:first-child',
})) {
  test(`what stands side by side on ${name} and in the footer begins on one of twelve columns`, async ({
    page,
  }) => {
    await page.goto(addressOf(name as 'home', 'en'));
    for (const width of [1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const beside = await page.evaluate((items) => {
        const footer = document.querySelector('footer section')?.parentElement as Element;
        const { paddingLeft, columnGap } = getComputedStyle(footer);
        const first = Number.parseFloat(paddingLeft);
        const gap = Number.parseFloat(columnGap);
        const step = (footer.clientWidth - 2 * first + gap) / 12;
        return [...document.querySelectorAll(`:is(main) :is(${items}), footer :is(section, nav)`)]
          .map((item) => ({ item, at: (item.getBoundingClientRect().left - first) / step }))
          .filter(({ at }) => at > -0.5 && Math.abs(at - Math.round(at)) * step > 0.5)
          .map(({ item, at }) => `${item.textContent?.slice(0, 30)}: ${at.toFixed(2)}`);
      }, items);
      expect(beside, `${width}`).toEqual([]);
      const [end, last] = await page
        .locator('footer > :last-child > :last-child, footer form')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
      expect(end, `${width}: the newsletter ends with the page`).toBeCloseTo(last ?? 0, 0);
      const firsts = await page
        .locator('footer dl > :first-child dt, footer ul > :first-child a, footer section > p')
        .evaluateAll((all) =>
          all.map((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            return one.matches('p')
              ? top + Number.parseFloat(getComputedStyle(one).lineHeight) / 2
              : (top + bottom) / 2;
          }),
        );
      expect(firsts).toHaveLength(4);
      expect(Math.max(...firsts) - Math.min(...firsts), `${width}: first lines`).toBeLessThan(2);
    }
  });
}

test('the telephone number stands on one line on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(addressOf('story', 'de'));
  const { height = 0 } = (await page.locator('footer [href^="tel:"]').boundingBox()) ?? {};
  expect(height).toBeLessThan(46);
  for (const width of [320, 360, 600]) {
    await page.setViewportSize({ width, height: 640 });
    const edges = await page
      .locator('footer dl > :not(:first-child), footer nav, footer nav + section')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(edges, `${width}`).toHaveLength(4);
    expect(new Set(edges).size, `two columns at ${width}: ${edges}`).toBe(2);
  }
  await page.setViewportSize({ width: 768, height: 1024 });
  const [links, form] = await page
    .locator('footer nav, footer form')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(form, 'the form stands below the links').toBeCloseTo(Number(links), 0);
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

/** Fills in the box and presses the button; gives the address of the tab that opens. */
async function subscribe(page: Page, lang: string, typed: string): Promise<URL> {
  const { newsletter } = words(lang, 'common').footer;
  await page
    .context()
    .route('https://mail.google.com/**', (route) => route.fulfill({ body: 'mail' }));
  const footer = page.getByRole('contentinfo');
  const box = footer.getByRole('textbox', { name: newsletter.emailLabel });
  await expect(box).toHaveAttribute('type', 'email');
  await box.fill(typed);
  const tab = page.waitForEvent('popup');
  await footer.getByRole('button', { name: newsletter.button }).click();
  const opened = await tab;
  await opened.waitForURL('https://mail.google.com/mail/?*');
  const address = new URL(opened.url());
  await opened.close();
  return address;
}
