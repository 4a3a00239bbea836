import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { PageName } from '#src/i18n/paths.ts';
import { documents, lostPages } from './pages.ts';
import { at, facts, words } from './visitor.ts';

const hydrated: Record<PageName, string[]> = {
  home: [],
  story: [],
  leaders: [],
  team: ['FounderProfile'],
  careers: ['JobBoard'],
  contact: ['ContactForm'],
};

test('the job filter, the profile and the form are hydrated, and nothing else', async ({
  request,
}) => {
  for (const { page, address } of documents) {
    const html = await (await request.get(at(address))).text();
    const islands = [...html.matchAll(/<astro-island [^>]*component-export="(\w+)"/g)];
    expect
      .soft(
        islands.map(([, name]) => name),
        address,
      )
      .toEqual(hydrated[page]);
    expect.soft(html, address).not.toMatch(/<script[^>]+src=/);
  }
});

test('a page without a hydrated part loads no script file', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['./', 'story', 'leaders']) await page.goto(path);
  expect(scripts).toEqual([]);
});

test.describe('where the files of islands fail to load', () => {
  test.beforeEach(({ context }) => context.route('**/_astro/*.js', (route) => route.abort()));

  test('careers lists every job, without buttons that do nothing', async ({ page }) => {
    await page.goto(`careers#${facts('jobs').categories[0].id}`);
    await page.locator('#openings').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-job]').filter({ visible: true })).toHaveCount(
      facts('jobs').jobs.length,
    );
    await expect(page.locator('#openings').getByRole('button')).toHaveCount(0);
  });

  test('the profile opens and can be read', async ({ page }) => {
    const { profile } = words('en', 'team');
    await page.goto('team');
    await page.getByRole('button', { name: profile.open, exact: true }).click();
    await expect(page.getByText(profile.sections[0].paragraphs[0])).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(profile.sections[0].paragraphs[0])).toBeHidden();
  });

  test('the form still opens a draft, and the address is there', async ({ page }) => {
    await page.goto('contact');
    const { email } = facts('company');
    const { label } = words('en', 'contact').form;
    const form = page.getByRole('form', { name: label });
    await expect(form.locator('[type=submit]')).toHaveAttribute(
      'formaction',
      new RegExp(`^mailto:${email.replaceAll('.', '\\.')}\\?subject=`),
    );
    await expect(form.getByLabel('Message *')).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: email })).toBeVisible();
  });

  for (const path of ['careers', 'team', 'contact']) {
    test(`${path} still navigates`, async ({ page }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .locator('header nav')
        .getByRole('link', { name: words('en', 'common').nav.story })
        .first()
        .click();
      await expect(page).toHaveURL(at('story'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }
});

const quiet = documents.filter(({ page }) => hydrated[page].length === 0);

test('pages without islands ask for no script', async ({ page }) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(`${page.url()}: ${request.url()}`);
  });
  const addresses = quiet.map(({ address }) => address);
  expect(addresses.length).toBeGreaterThan(0);
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
