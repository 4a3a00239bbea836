import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import company from '#content/company.json' with { type: 'json' };
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { pageNames, pathOf } from '#src/i18n/paths.ts';

// What search engines and shared links read must agree with what visitors see.

const pages = pageNames.map((name) => pathOf(name, 'en', '/').slice(1));
const all = languageCodes.flatMap((lang) =>
  pages.map((page) => ({ lang, page, path: `${lang === 'en' ? '' : `${lang}/`}${page}` })),
);

const site = process.env.SITE_URL || company.siteAddress;
const base = (process.env.BASE_PATH || '/').replace(/\/*$/, '/');
const published = new URL(base, site).href;

/** Where the tested copy keeps what has this address when it is published. */
function here(address: string, baseURL: string | undefined): string {
  expect(address).toContain(published);
  return address.replace(published, baseURL ?? '');
}

for (const { lang, page: name, path } of all) {
  test(`/${path} tells machines only what it shows`, async ({ page, baseURL }) => {
    await page.goto(`${baseURL}${path}`);
    const { '@graph': nodes } = JSON.parse(
      await page.locator('script[type="application/ld+json"]').innerHTML(),
    );
    expect(nodes.map((node: Node) => node['@type'])).toEqual(
      name === '' ? ['Organization', 'WebSite'] : [expect.stringMatching(/Page$/)],
    );
    const shown = await whatIsShown(page);
    const values = valuesOf(nodes).filter(({ key }) => !key.startsWith('@'));
    expect(values.length).toBeGreaterThan(6);
    for (const { key, value } of values) {
      if (key === 'position') continue;
      if (key === 'inLanguage') expect(value).toBe(lang);
      else if (/^https?:/.test(value)) expect(shown.links, `${key} ${value}`).toContain(value);
      else expect(shown.text, key).toContain(value);
    }
  });
}

test('every page says in shared links what it says of itself', async ({ request, baseURL }) => {
  for (const { lang, path } of all) {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    const tag = tagsOf(html);
    expect(tag('og:title')).toBe(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    expect(tag('og:description')).toBe(/name="description" content="(.*?)"/.exec(html)?.[1]);
    expect(tag('og:url')).toBe(new URL(path, published).href);
    expect(tag('og:site_name')).toBe(company.name);
    expect(tag('og:type')).toBe('website');
    expect(tag('og:locale').slice(0, 2), path).toBe(lang);
    expect(html.match(/og:locale:alternate/g)).toHaveLength(languageCodes.length - 1);
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
    const schemes = [...html.matchAll(/name="theme-color" content="(#\w+)"/g)].map(([, it]) => it);
    expect(new Set(schemes).size, path).toBe(2);
  }
});

test('every page in every language has a picture of its own, alike in size', async ({
  request,
  baseURL,
}) => {
  const seen = new Map<string, string>();
  const alts = new Set<string>();
  for (const { path } of all) {
    const html = await (await request.get(`${baseURL}${path}`)).text();
    const tag = tagsOf(html);
    const answer = await request.get(here(tag('og:image'), baseURL));
    expect(answer.headers()['content-type']).toBe(tag('og:image:type'));
    const bytes = await answer.body();
    expect(bytes.length, path).toBeLessThan(300_000);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect([width, height].map(String)).toEqual([tag('og:image:width'), tag('og:image:height')]);
    const twin = seen.get(bytes.toString('base64'));
    expect(twin, `${path} shows the picture of ${twin}`).toBeUndefined();
    seen.set(bytes.toString('base64'), path);
    expect(tag('og:image:alt').length, path).toBeGreaterThan(20);
    alts.add(tag('og:image:alt'));
  }
  expect(seen.size).toBe(all.length);
  expect(alts.size).toBe(all.length);
});

test('the sitemap and the pages name the same alternates, and each of these names them back', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get(`${baseURL}sitemap.xml`)).text();
  const entries = new Map(
    [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      alternatesIn(entry),
    ]),
  );
  expect([...entries.keys()].sort()).toEqual(
    all.map(({ path }) => new URL(path, published).href).sort(),
  );
  for (const [address, alternates] of entries) {
    const html = await (await request.get(here(address, baseURL))).text();
    expect(html).toContain(`<link rel="canonical" href="${address}">`);
    expect(alternatesIn(html), address).toEqual(alternates);
    expect(Object.keys(alternates)).toEqual([...languageCodes, 'x-default']);
    expect(alternates['x-default']).toBe(alternates.en);
    expect(Object.values(alternates)).toContain(address);
    for (const twin of Object.values(alternates)) expect(entries.get(twin)).toEqual(alternates);
  }
});

test('robots.txt lets everyone in and shows the sitemap', async ({ request, baseURL }) => {
  const robots = await (await request.get(`${baseURL}robots.txt`)).text();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).toContain(`Sitemap: ${published}sitemap.xml`);
});

test('security.txt holds for less than a year', async ({ request, baseURL }) => {
  const answer = await request.get(`${baseURL}.well-known/security.txt`);
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const fields = new Map(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get('Canonical')).toBe(`${published}.well-known/security.txt`);
  const expires = fields.get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('llms.txt has a title, a summary and links that lead somewhere', async ({
  request,
  baseURL,
}) => {
  const guide = await (await request.get(`${baseURL}llms.txt`)).text();
  expect(guide).toMatch(/^# .+\n\n> .+\n/);
  const links = [...guide.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, to = '']) => to);
  const own = links.filter((address) => address.startsWith(published));
  expect(own).toHaveLength(pages.length + languageCodes.length - 1);
  for (const address of own) expect((await request.get(here(address, baseURL))).status()).toBe(200);
});

for (const lang of languageCodes) {
  test(`${lang} can be kept on a home screen`, async ({ request, baseURL }) => {
    const path = lang === 'en' ? '' : `${lang}/`;
    const html = await (await request.get(`${baseURL}${path}`)).text();
    const { origin } = new URL(baseURL ?? '');
    const href = /<link rel="manifest" href="(.*?)"/.exec(html)?.[1] ?? '';
    const answer = await request.get(new URL(href, origin).href);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ lang, start_url: `${base}${path}`, scope: base });
    expect(manifest.description).toBe(/<meta name="description" content="(.*?)"/.exec(html)?.[1]);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(new URL(src, origin).href);
      expect(icon.headers()['content-type']).toBe(type);
      const { width, height } = await sharp(await icon.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
}

test('tabs and home screens find their icons', async ({ page, request, baseURL }) => {
  await page.goto(`${baseURL}`);
  const icon = async (selector: string) => {
    const href = await page.locator(selector).evaluate((link) => (link as HTMLLinkElement).href);
    return (await request.get(href)).body();
  };
  const touch = await sharp(await icon('link[rel="apple-touch-icon"]')).metadata();
  expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
  const svg = String(await icon('link[type="image/svg+xml"]'));
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  const ico = await icon('link[sizes="32x32"]');
  const sizes = await Promise.all(
    Array.from({ length: ico.readUInt16LE(4) }, async (_, index) => {
      const at = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
      const { width } = await sharp(ico.subarray(offset, offset + length)).metadata();
      expect(width).toBe(ico[at]);
      return width;
    }),
  );
  expect(sizes).toEqual([16, 32, 48]);
});

function tagsOf(html: string): (property: string) => string {
  return (property) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';
}

type Node = { [key: string]: Node | Node[] | string };

function valuesOf(node: unknown, key = ''): { key: string; value: string }[] {
  if (Array.isArray(node)) return node.flatMap((child) => valuesOf(child, key));
  if (typeof node === 'object' && node !== null) {
    return Object.entries(node).flatMap(([name, child]) => valuesOf(child, name));
  }
  return [{ key, value: String(node) }];
}

/** The words of a page, and where it links or points, without what a link carries along. */
async function whatIsShown(page: Page): Promise<{ text: string; links: string[] }> {
  const text = await page.locator('body').evaluate((body) => {
    const copy = body.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('script, style, template')) part.remove();
    return copy.textContent;
  });
  const hrefs = await page
    .locator('a[href^="http"], a[href^="/"], link[rel="canonical"], link[rel="apple-touch-icon"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const links = hrefs.map((href) => {
    const { origin, pathname } = new URL(href, site);
    return `${origin}${pathname}`;
  });
  return { text, links };
}

function alternatesIn(markup: string): Partial<Record<LanguageCode | 'x-default', string>> {
  const links = markup.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g);
  return Object.fromEntries([...links].map(([, code, href]) => [code, href]));
}

test('whoever has the site has the licences of its parts by others', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get(`${baseURL}licenses.txt`);
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  for (const part of ['@fontsource-variable/onest', 'react-dom', 'astro', 'world-atlas']) {
    expect(text).toMatch(new RegExp(`^${part} \\d+\\.\\d+\\.\\d+$`, 'm'));
  }
  expect(text).toContain('SIL OPEN FONT LICENSE');
  expect(text).toContain('MIT License');
});
