import { type APIRequestContext, expect, test } from '@playwright/test';
import { languageCodes } from '../src/i18n/languages.ts';
import { addressOf, company, pages, wrongAddress } from './frameWords.ts';

test('there are thirty-six pages', () => {
  expect(pages).toHaveLength(36);
});

for (const { lang, name } of pages) {
  test(`the ${name} page in "${lang}" names itself, its language and its twins`, async ({
    page,
  }) => {
    const response = await page.goto(addressOf(name, lang));
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page).toHaveTitle(/\S.* — .*\S|\S{2,}/);
    await expect(page).toHaveTitle(new RegExp(company.name));
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,180}/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);

    const here = new URL(page.url()).pathname;
    const pathsOf = (selector: string, ...attributes: string[]) =>
      page
        .locator(selector)
        .evaluateAll(
          (links, names) =>
            links.map((link) => [
              ...names.map((attribute) => link.getAttribute(attribute)),
              new URL((link as HTMLLinkElement).href).pathname,
            ]),
          attributes,
        );
    const addressIn = (code: (typeof languageCodes)[number]) =>
      new URL(addressOf(name, code), test.info().project.use.baseURL).pathname;
    expect(await pathsOf('link[rel=canonical]')).toEqual([[here]]);
    expect(await pathsOf('link[rel=alternate][hreflang]', 'hreflang')).toEqual([
      ...languageCodes.map((code) => [code, addressIn(code)]),
      ['x-default', addressIn('en')],
    ]);
  });
}

test('canonical links and alternates are whole addresses on one host', async ({ request }) => {
  const hosts = new Set<string>();
  for (const { html } of await allPages(request)) {
    for (const [tag] of html.matchAll(/<link\b[^>]*rel="(?:canonical|alternate)"[^>]*>/g)) {
      if (!tag.includes('canonical') && !tag.includes('hreflang')) continue;
      hosts.add(new URL(/href="([^"]*)"/.exec(tag)?.[1] ?? '').origin);
    }
  }
  expect(hosts.size).toBe(1);
  expect([...hosts][0]).toMatch(/^https:\/\//);
});

test('no two pages share a title or a description', async ({ request }) => {
  const all = await allPages(request);
  const titles = all.map(({ html }) => /<title>([^<]*)<\/title>/.exec(html)?.[1]);
  const descriptions = all.map(
    ({ html }) => /<meta name="description" content="([^"]*)"/.exec(html)?.[1],
  );
  for (const list of [titles, descriptions]) {
    expect(list).not.toContain(undefined);
    expect(list.filter((text, index) => list.indexOf(text) !== index)).toEqual([]);
  }
});

test('no page shows a hole: a place without its value, a lost object, the name of a word', async ({
  request,
}) => {
  for (const { address, html } of await allPages(request)) {
    const said = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
    const holes =
      /\{\{|\[object|\bundefined\b|\bNaN\b|>null<|="null"|\b(nav|footer|hints)\.[a-z]+/g;
    expect.soft(said.match(holes), address).toBeNull();
  }
});

test('every link, picture and script of every page leads somewhere', async ({ request }) => {
  test.slow();
  const all = await allPages(request);
  const targets = new Map<string, string>();
  for (const { address, url, html } of all) {
    const attributes = /\s(?:href|src|action|component-url|renderer-url|poster)="([^"]*)"/g;
    for (const [tag, target = ''] of html.matchAll(attributes)) {
      const to = new URL(target.replaceAll('&amp;', '&'), url);
      const isPlace = target.startsWith('#');
      if (isPlace) expect.soft(html, address).toContain(`id="${target.slice(1)}"`);
      else if (to.origin === new URL(url).origin) targets.set(to.href, `${address}: ${tag.trim()}`);
    }
  }
  expect(targets.size).toBeGreaterThan(36);
  for (const [target, found] of targets) {
    const response = await request.get(target);
    expect.soft(response.status(), found).toBe(200);
    const anchor = decodeURIComponent(new URL(target).hash.slice(1));
    if (anchor) expect.soft(await response.text(), found).toContain(`id="${anchor}"`);
  }
});

test.describe('a wrong address', () => {
  for (const address of [wrongAddress, './de/no-such-page', './story/deeper', './de/story.htm']) {
    test(`${address} says so and leads home in every language`, async ({ page }) => {
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A dropped stitch.');
      await expect(page.locator('link[rel=alternate][hreflang], link[rel=canonical]')).toHaveCount(
        0,
      );
      const main = page.getByRole('main');
      for (const lang of languageCodes.filter((code) => code !== 'en')) {
        await expect(main.locator(`[lang="${lang}"] a[hreflang="${lang}"]`)).toHaveCount(1);
      }
      const homes = await main
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
      expect(homes).toHaveLength(6);
      for (const home of homes) expect((await page.request.get(home)).status()).toBe(200);
    });
  }
});

async function allPages(request: APIRequestContext) {
  const addresses = [...pages.map(({ name, lang }) => addressOf(name, lang)), wrongAddress];
  return Promise.all(
    addresses.map(async (address) => {
      const response = await request.get(address);
      return { address, url: response.url(), html: await response.text() };
    }),
  );
}
