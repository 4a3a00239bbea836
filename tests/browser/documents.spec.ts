import { type APIRequestContext, expect, test } from '@playwright/test';
import { languageCodes } from '#src/i18n/languages.ts';
import { addressOf, company, documents, lostPages } from './pages.ts';

for (const { language: lang, page: name } of documents) {
  test(`the ${name} page in "${lang}" names itself, its language and its alternates`, async ({
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

test('no page shows a placeholder without its value, an object or the key of a word', async ({
  request,
}) => {
  for (const { address, html } of await allPages(request)) {
    // An island fills in the letter it writes, so its props have places for what is typed.
    const said = html.replace(/<(script|style)\b.*?<\/\1>|\sprops="[^"]*"/gs, '');
    const faults =
      /\{\{|\[object|\bundefined\b|\bNaN\b|>null<|="null"|\b(nav|footer|hints)\.[a-z]+/g;
    expect.soft(said.match(faults), address).toBeNull();
  }
});

for (const { language, address } of lostPages) {
  test(`a wrong address in "${language}" says so and leads home in every language`, async ({
    page,
  }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.locator('link[rel=alternate][hreflang], link[rel=canonical]')).toHaveCount(0);
    const main = page.getByRole('main');
    for (const other of languageCodes.filter((code) => code !== language)) {
      await expect(main.locator(`[lang="${other}"] a[hreflang="${other}"]`)).toHaveCount(1);
    }
    const homes = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    const paths = languageCodes.map((code) => addressOf('home', code));
    const { baseURL } = test.info().project.use;
    expect(homes.sort()).toEqual(paths.map((path) => new URL(path, baseURL).pathname).sort());
  });
}

for (const address of ['./story/deeper', './de/story.htm']) {
  test(`${address} is a wrong address`, async ({ page }) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}

async function allPages(request: APIRequestContext) {
  const addresses = [...documents, ...lostPages].map(({ address }) => address);
  return Promise.all(
    addresses.map(async (address) => {
      const response = await request.get(address);
      return { address, url: response.url(), html: await response.text() };
    }),
  );
}
