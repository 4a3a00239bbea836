import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { languageCodes } from '../src/i18n/languages.ts';
import { addressOf, documents, lostPages } from './pages.ts';

const withIslands = ['team', 'careers', 'contact'];
const quiet = documents.filter(({ page }) => !withIslands.includes(page));

test('pages without islands, and the frame round every page, ask for no script', async ({
  page,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(`${page.url()}: ${request.url()}`);
  });
  const addresses = quiet.map(({ address }) => address);
  expect(addresses).toHaveLength(3 * languageCodes.length);
  for (const address of [...addresses, ...lostPages.map(({ address }) => address)]) {
    await page.goto(address);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const heavy = page.locator(
      'script[src], script[type=module], link[rel=modulepreload], astro-island',
    );
    await expect.soft(heavy, address).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test('the islands bring React, and only where they are', async ({ request }) => {
  for (const { page: name, language: lang } of documents) {
    const html = await (await request.get(addressOf(name, lang))).text();
    const islands = html.match(/<astro-island\b/g) ?? [];
    expect.soft(islands, `${lang} ${name}`).toHaveLength(withIslands.includes(name) ? 1 : 0);
  }
});

// Words that a bundler keeps: names of options and of errors. Each is first shown to be in the package.
const traces = {
  i18next: {
    file: 'i18next/dist/esm/i18next.js',
    words: ['fallbackLng', 'missingInterpolationHandler'],
  },
  zod: { file: 'zod/v4/core/schemas.js', words: ['invalid_type', 'unrecognized_keys', '_zod'] },
};

for (const [name, { file, words }] of Object.entries(traces)) {
  test(`nothing of ${name} reaches a visitor`, () => {
    const source = readFileSync(join('node_modules', file), 'utf8');
    for (const word of words) expect(source).toContain(word);

    const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(js|mjs|html|json)$/.test(path),
    );
    expect(files.filter((path) => path.endsWith('.js'))).not.toEqual([]);
    for (const path of files) {
      const text = readFileSync(join('dist', path), 'utf8');
      for (const word of words)
        expect.soft(text.includes(word), `${path} has "${word}"`).toBe(false);
    }
  });
}
