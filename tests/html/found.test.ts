import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '#scripts/serve/server.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { openingName, pageNames, pathOf } from '#src/i18n/paths.ts';
import { company, facts } from '#tests/siteData.ts';
import { structuredDataFaults } from '#tests/structuredDataFaults.ts';
import { all, attributes, base, builtPage, one, pages, text } from './built.ts';

// What search engines and shared links read must agree with what visitors see.

const jobs: { id: string }[] = facts('jobs').jobs;
const published = new URL(base, process.env.SITE_URL || company.siteAddress).href;

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve({ directory: 'dist', port: 0, base });
});
afterAll(() => site.close());

/** Gets what has this address when it is published. */
async function get(address: string) {
  const answer = await fetch(new URL(address, published).href.replace(published, site.url));
  expect(answer.status, address).toBe(200);
  return {
    type: answer.headers.get('content-type'),
    body: Buffer.from(await answer.arrayBuffer()),
  };
}

describe.each(pages)('$name', ({ page, language, path, document }) => {
  const address = new URL(path, published).href;
  const content = (selector: string) => one(document, selector).getAttribute('content') ?? '';
  const property = (name: string) => content(`meta[property="${name}"]`);
  const description = content('meta[name=description]');

  test('tells machines only what it shows, in words they know', async () => {
    const data = one(document, 'script[type="application/ld+json"]').textContent ?? '';
    const nodes: Node[] = JSON.parse(data)['@graph'];
    expect(nodes.map((node) => node['@type'])).toEqual(
      page === 'home' ? ['Organization', 'WebSite'] : [expect.stringMatching(/Page$/)],
    );
    expect((await structuredDataFaults(nodes)).faults).toEqual([]);
    const shown = shownText(document.body);
    const links = attributes(
      document,
      'a:is([href^="http"], [href^="/"]), link:is([rel=canonical], [rel=apple-touch-icon])',
      'href',
    ).map((href) => {
      const { origin, pathname } = new URL(href ?? '', published);
      return origin + pathname;
    });
    const values = valuesOf(nodes).filter(({ key }) => !key.startsWith('@'));
    expect(values.length).toBeGreaterThan(6);
    for (const { key, value } of values) {
      if (key === 'position') continue;
      if (key === 'inLanguage') expect(value).toBe(language);
      else if (/^https?:/.test(value)) expect(links, key).toContain(value);
      else expect(shown, key).toContain(value);
    }
  });

  test('says in shared links what it says of itself', () => {
    expect(property('og:title')).toBe(text(one(document, 'title')));
    expect(property('og:description')).toBe(description);
    expect(property('og:url')).toBe(address);
    expect(property('og:site_name')).toBe(company.name);
    expect(property('og:type')).toBe('website');
    expect(property('og:locale').slice(0, 2)).toBe(language);
    expect(content('meta[name="twitter:card"]')).toBe('summary_large_image');
    const schemes = attributes(document, 'meta[name=theme-color]', 'content');
    expect(new Set(schemes).size).toBe(2);
    for (const colour of schemes) expect(colour).toMatch(/^#\w+$/);
  });

  test('has a picture for shared links', async () => {
    const { type, body } = await get(property('og:image'));
    expect(type).toBe('image/png');
    expect(body.length).toBeLessThan(300_000);
    const { width, height, format } = await sharp(body).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
    expect([width, height].map(String)).toEqual([
      property('og:image:width'),
      property('og:image:height'),
    ]);
    expect(property('og:image:alt').length).toBeGreaterThan(20);
    const twins = pages.filter(
      (other) =>
        one(other.document, 'meta[property="og:image:alt"]').getAttribute('content') ===
        property('og:image:alt'),
    );
    expect(twins).toHaveLength(1);
  });

  test.runIf(page === 'home')('can be kept on a home screen', async () => {
    const { type, body } = await get(
      one(document, 'link[rel=manifest]').getAttribute('href') ?? '',
    );
    expect(type).toMatch(/^application\/manifest\+json/);
    const manifest = JSON.parse(body.toString());
    expect(manifest).toMatchObject({ lang: language, start_url: base + path, scope: base });
    expect(manifest.description).toBe(description);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await get(src);
      expect(icon.type).toBe(type);
      const { width, height } = await sharp(icon.body).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

test('every page in every language has a picture of its own', async () => {
  const pictures = await Promise.all(
    pages.map(async ({ document }) => {
      const { body } = await get(
        one(document, 'meta[property="og:image"]').getAttribute('content') ?? '',
      );
      return body.toString('base64');
    }),
  );
  expect(new Set(pictures).size).toBe(pages.length);
});

test('each page has one address, and names its twins in every language, as the sitemap does', async () => {
  const sitemap = (await get('sitemap.xml')).body.toString();
  const entries = new Map(
    [...sitemap.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => [
      /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
      alternatesIn(entry),
    ]),
  );
  const openings = languageCodes.flatMap((code) =>
    jobs.map(({ id }) => pathOf(openingName(id), code, base)),
  );
  expect([...entries.keys()].sort()).toEqual(
    [...pages.map(({ path }) => path), ...openings]
      .map((path) => new URL(path, published).href)
      .sort(),
  );
  for (const { page, language, html, document } of pages) {
    const addressIn = (code: LanguageCode) => new URL(pathOf(page, code, base), published).href;
    const address = addressIn(language);
    const twins = Object.fromEntries(languageCodes.map((code) => [code, addressIn(code)]));
    const alternates = { ...twins, 'x-default': addressIn('en') };
    expect(attributes(document, 'link[rel=canonical]', 'href')).toEqual([address]);
    expect(alternatesIn(html), address).toEqual(alternates);
    expect(entries.get(address), address).toEqual(alternates);
  }
});

test('robots.txt lets everyone in and shows the sitemap', async () => {
  const robots = (await get('robots.txt')).body.toString();
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).toContain(`Sitemap: ${published}sitemap.xml`);
});

test('security.txt holds for less than a year', async () => {
  const { type, body } = await get('.well-known/security.txt');
  expect(type).toMatch(/^text\/plain/);
  const lines = body.toString().trim().split('\n');
  const fields = new Map(lines.map((line) => line.split(/: (.*)/s) as [string, string]));
  expect(fields.get('Contact')).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(fields.get('Canonical')).toBe(`${published}.well-known/security.txt`);
  const expires = fields.get('Expires') ?? '';
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(365);
});

test('llms.txt has a title, a summary and links that lead somewhere', async () => {
  const guide = (await get('llms.txt')).body.toString();
  expect(guide).toMatch(/^# .+\n\n> .+\n/);
  const links = [...guide.matchAll(/^- \[.+?\]\((.+?)\): .+$/gm)].map(([, to = '']) => to);
  const own = links.filter((address) => address.startsWith(published));
  expect(new Set(own).size).toBe(pageNames.length + languageCodes.length - 1 + jobs.length);
  for (const address of own) await get(address);
});

test('tabs and home screens find their icons', async () => {
  const icon = async (selector: string) =>
    (await get(one(builtPage('home').document, selector).getAttribute('href') ?? '')).body;
  const touch = await sharp(await icon('link[rel="apple-touch-icon"]')).metadata();
  expect([touch.width, touch.height, touch.hasAlpha]).toEqual([180, 180, false]);
  const svg = String(await icon('link[type="image/svg+xml"]'));
  expect(svg).toContain('@media (prefers-color-scheme:dark)');
  const ico = await icon('link[sizes="32x32"]');
  expect(ico.readUInt16LE(2), 'the kind: an icon, not a cursor').toBe(1);
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

test('whoever has the site has the licences of its parts by others', async () => {
  const { type, body } = await get('licenses.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  const licences = body.toString();
  for (const part of ['@fontsource-variable/onest', 'react-dom', 'astro', 'world-atlas']) {
    expect(licences).toMatch(new RegExp(`^${part} \\d+\\.\\d+\\.\\d+$`, 'm'));
  }
  expect(licences).toContain('SIL OPEN FONT LICENSE');
  expect(licences).toContain('MIT License');
});

type Node = { [key: string]: Node | Node[] | string };

function valuesOf(node: unknown, key = ''): { key: string; value: string }[] {
  if (Array.isArray(node)) return node.flatMap((child) => valuesOf(child, key));
  if (typeof node === 'object' && node !== null) {
    return Object.entries(node).flatMap(([name, child]) => valuesOf(child, name));
  }
  return [{ key, value: String(node) }];
}

/** The words of a page, without what its scripts hold. */
function shownText(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const part of all(copy, 'script, style, template')) part.remove();
  return copy.textContent ?? '';
}

function alternatesIn(markup: string): Record<string, string> {
  const links = markup.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g);
  return Object.fromEntries([...links].map(([, code, href]) => [code, href]));
}
