// What a first visit may load, in bytes as they travel, compressed by brotli.
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { detailsOf, type LanguageCode } from '#src/i18n/languages.ts';

// Each is 15 % above the heaviest page of November 2026, so that ordinary edits fit.
const budgets = {
  document: 22_300,
  script: { page: 1_200, island: 77_200 },
  /** Cyrillic needs a second set of letters; Devanagari's are many and intricate. */
  total: {
    latin: { page: 85_600, island: 135_800 },
    cyrillic: { page: 110_100, island: 160_200 },
    devanagari: { page: 152_300, island: 202_400 },
  },
};

/** The pages that carry React, for a state that a visitor changes. */
const pagesWithIsland = ['contact'];

type Part = { name: string; bytes: number };

/** What one budget is spent on. */
type Spending = { what: string; limit: number; parts: readonly Part[] };

/** The share of the budget that is left; less than nothing where it is exceeded. */
export function roomIn({ limit, parts }: Spending): number {
  return 1 - sum(parts) / limit;
}

export function tell({ what, limit, parts }: Spending): string {
  const heaviest = parts.toSorted((one, other) => other.bytes - one.bytes)[0];
  const most = heaviest ? `, most of them ${heaviest.name} (${heaviest.bytes})` : '';
  return `${what}: ${sum(parts)} of ${limit} bytes${most}`;
}

export async function spendings(
  page: Page,
  requests: readonly Request[],
  name: string,
  language: LanguageCode,
): Promise<Spending[]> {
  const files = await Promise.all(
    requests.map(async (request) => ({
      name: new URL(request.url()).pathname,
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const document = sum(files.filter(({ kind }) => kind === 'document'));
  const inside = Object.entries(await page.evaluate(insideTheDocument)).map(([name, text]) => ({
    name,
    bytes: brotliCompressSync(text).length,
  }));
  const words = { name: 'its words', bytes: document - sum(inside) };
  const scripts = files.filter(({ kind }) => kind === 'script');
  const inline = inside.filter(({ name }) => name === 'inline scripts');

  const kind = pagesWithIsland.includes(name) ? 'island' : 'page';
  const total = budgets.total[detailsOf(language).script][kind];
  return [
    { what: 'document', limit: budgets.document, parts: [...inside, words] },
    { what: 'script', limit: budgets.script[kind], parts: [...scripts, ...inline] },
    { what: 'everything', limit: total, parts: files },
  ];
}

function insideTheDocument() {
  const isScript = ({ src, type }: HTMLScriptElement) => !src && ['', 'module'].includes(type);
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return {
    'inline scripts': [...document.scripts]
      .filter(isScript)
      .map(({ text }) => text)
      .join(''),
    'inline styles': all('style')
      .map(({ textContent }) => textContent)
      .join(''),
    'inline drawings': all('svg')
      .map(({ outerHTML }) => outerHTML)
      .join(''),
  };
}

function sum(parts: readonly Part[]): number {
  return parts.reduce((bytes, part) => bytes + part.bytes, 0);
}
