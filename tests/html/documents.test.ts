import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languageCodes } from '#src/i18n/languages.ts';
import type { PageName } from '#src/i18n/paths.ts';
import { company } from '#tests/siteData.ts';
import { all, attributes, built, hrefOf, one, pages, text } from './built.ts';

const islands: Record<PageName, string[]> = {
  home: [],
  story: [],
  leaders: [],
  team: [],
  careers: [],
  contact: ['PunchedMessage', 'Dispatch'],
};

describe.each(pages)('the document of $name', ({ page, language, document }) => {
  test('names itself and its language', () => {
    expect(document.documentElement.getAttribute('lang')).toBe(language);
    expect(text(one(document, 'title'))).toContain(company.name);
    expect(one(document, 'meta[name=description]').getAttribute('content')).toMatch(/^.{50,180}$/u);
  });

  test('hydrates its own islands and nothing else', () => {
    expect(attributes(document, 'astro-island', 'component-export')).toEqual(islands[page]);
  });
});

describe.each(built)('the document of $name', ({ page, html, document }) => {
  test('has its landmarks and one first heading', () => {
    for (const part of ['body > header', 'main', 'body > footer', 'h1']) one(document, part);
    expect(text(one(document, 'main')).length).toBeGreaterThan(page === '404' ? 60 : 300);
  });

  test('has headings that skip no level', () => {
    const levels = all(document, 'main :is(h1, h2, h3, h4, h5, h6)').map(({ localName }) =>
      Number(localName.slice(1)),
    );
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  // A choice of the language ends in a mark of its own and opens at the top all the same.
  test('leads to the top of every other page', () => {
    const places = 'a[href^="/"][href*="#"]:not([hreflang])';
    expect(attributes(document, places, 'href')).toEqual([]);
  });

  test('loads no script by its address, and none at all without an island', () => {
    expect(attributes(document, 'script[src]', 'src')).toEqual([]);
    if (page !== '404' && islands[page].length > 0) return;
    expect(all(document, 'script[type=module], link[rel=modulepreload], astro-island')).toEqual([]);
  });

  test('shows no placeholder without its value, no object and no key of a word', () => {
    // An island fills in the letter it writes, so its props have places for what is typed.
    const said = html.replace(/<(script|style)\b.*?<\/\1>|\sprops="[^"]*"/gs, '');
    const faults =
      /\{\{|\[object|\bundefined\b|\bNaN\b|>null<|="null"|\b(nav|footer|hints)\.[a-z]+/g;
    expect(said.match(faults)).toBeNull();
  });

  test('carries a policy that knows each of its scripts and styles', () => {
    const policy = one(document, 'meta[http-equiv=content-security-policy]').getAttribute(
      'content',
    );
    const run = all(document, 'script:not([src]), style').filter(
      (part) => part.getAttribute('type') !== 'application/ld+json',
    );
    expect(run.length).toBeGreaterThan(2);
    for (const part of run) {
      const hash = createHash('sha256')
        .update(part.textContent ?? '')
        .digest('base64');
      expect(policy, part.outerHTML.slice(0, 80)).toContain(`'sha256-${hash}'`);
    }
    expect(all(document, '[style], [onclick], [onload]')).toEqual([]);
  });

  test('opens what leaves the site beside it, and gives nothing away', () => {
    const origin = new URL(company.siteAddress).origin;
    const leaving = all(document, 'a[href^="http"], form[action^="http"]').filter(
      (element) =>
        new URL(element.getAttribute('href') ?? element.getAttribute('action') ?? '').origin !==
        origin,
    );
    expect(leaving.length).toBeGreaterThan(0);
    for (const element of leaving) {
      expect(element.getAttribute('rel'), element.outerHTML).toContain('noopener');
      expect(element.getAttribute('target'), element.outerHTML).toBe('_blank');
    }
  });
});

test('no two documents share a title or a description', () => {
  const titles = built.map(({ document }) => text(one(document, 'title')));
  const descriptions = built.map(({ document }) =>
    one(document, 'meta[name=description]').getAttribute('content'),
  );
  for (const list of [titles, descriptions]) {
    expect(list.filter((said, index) => list.indexOf(said) !== index)).toEqual([]);
  }
});

describe.each(built.filter(({ page }) => page === '404'))(
  'the page for wrong addresses in "$language"',
  ({ language, document }) => {
    test('says so and leads home in every language', () => {
      expect(document.documentElement.getAttribute('lang')).toBe(language);
      expect(all(document, 'link[rel=alternate][hreflang], link[rel=canonical]')).toEqual([]);
      for (const other of languageCodes.filter((code) => code !== language)) {
        one(document, `main [lang="${other}"] a[hreflang="${other}"]`);
      }
      const homes = attributes(document, 'main a', 'href').map((href) => href?.split('#')[0]);
      const openings = hrefOf('careers', language);
      expect(homes.sort()).toEqual(
        [...languageCodes.map((code) => hrefOf('home', code)), openings].sort(),
      );
    });
  },
);

// Words that a bundler keeps: names of options and of errors, and what is shown. Each is first shown to be there.
const traces = {
  i18next: {
    file: 'node_modules/i18next/dist/esm/i18next.js',
    words: ['fallbackLng', 'missingInterpolationHandler'],
  },
  zod: {
    file: 'node_modules/zod/v4/core/schemas.js',
    words: ['invalid_type', 'unrecognized_keys', '_zod'],
  },
  'the editor': {
    file: 'scripts/edit/app/App.tsx',
    words: ['sl_drafts', 'The page, and what is wrong', 'Skip to the form'],
  },
};

test.each(Object.entries(traces))('nothing of %s reaches a visitor', (_, { file, words }) => {
  const source = readFileSync(file, 'utf8');
  for (const word of words) expect(source).toContain(word);

  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.(js|mjs|css|html|json)$/.test(path),
  );
  expect(files.filter((path) => path.endsWith('.js'))).not.toEqual([]);
  for (const path of files) {
    const code = readFileSync(join('dist', path), 'utf8');
    for (const word of words) expect(code.includes(word), `${path} has "${word}"`).toBe(false);
  }
});
