// What a cold visit to a page may cost, and the arithmetic of one page's bill.
// Bytes are those of the compressed bodies as they travel (brotli 11); 1 KB is 1,000 bytes.
import type { LanguageCode } from '../src/i18n/languages.ts';
import type { Page } from './addresses.ts';

export const budgets = {
  // A server may send ten packets of 1,460 bytes before it waits for an answer. The handshake of
  // TLS has made room for a few more by then, which the response's headers take up.
  first: 14_000,
  // Whatever blocks rendering costs a second round trip before a single word is seen.
  blocking: 0,
  // The page is readable before anything is asked for that only makes it react.
  early: 0,
  /** A language list that remembers, the bill of the visit, and nothing else. */
  script: { plain: 4_000, island: 66_000 },
  /** Cyrillic needs a second set of letters; Devanagari's are many and intricate. */
  total: { en: 80_000, es: 80_000, fr: 80_000, de: 80_000, ru: 100_000, hi: 150_000 },
  /** On top of a page's total where one of the islands below wakes on it. */
  island: 68_000,
} as const;

const withIsland: readonly Page[] = ['team', 'careers', 'contact'];

export type Load = {
  bytes: number;
  kind: 'document' | 'stylesheet' | 'script' | 'image' | 'font' | 'other';
  isBlocking: boolean;
  /** Named by the document itself, and so fetched whether anything needs it or not. */
  isEarly: boolean;
};

export type Visit = {
  page: Page;
  language: LanguageCode;
  loads: readonly Load[];
  /** What the document's inline scripts weigh, compressed by themselves. */
  inlineScript: number;
};

export type Cost = keyof Bill['costs'];
export type Bill = {
  name: string;
  costs: Record<
    'first' | 'blocking' | 'script' | 'early' | 'total',
    { spent: number; limit: number }
  >;
  /** The share of its budget that the dearest cost takes: above 1 it is overspent. */
  worst: number;
};

export function billOf({ page, language, loads, inlineScript }: Visit): Bill {
  const bytes = (some: readonly Load[]) => some.reduce((sum, load) => sum + load.bytes, 0);
  const scripts = loads.filter(({ kind }) => kind === 'script');
  const hasIsland = withIsland.includes(page);
  const costs: Bill['costs'] = {
    first: {
      spent: bytes(loads.filter(({ kind, isBlocking }) => kind === 'document' || isBlocking)),
      limit: budgets.first,
    },
    blocking: {
      spent: loads.filter(({ isBlocking }) => isBlocking).length,
      limit: budgets.blocking,
    },
    script: {
      spent: bytes(scripts) + inlineScript,
      limit: hasIsland ? budgets.script.island : budgets.script.plain,
    },
    early: { spent: scripts.filter(({ isEarly }) => isEarly).length, limit: budgets.early },
    total: {
      spent: bytes(loads),
      limit: budgets.total[language] + (hasIsland ? budgets.island : 0),
    },
  };
  const shares = Object.values(costs).map(shareOf);
  return { name: `${page} ${language}`, costs, worst: Math.max(...shares) };
}

export function overspent({ costs }: Bill): Cost[] {
  return (Object.keys(costs) as Cost[]).filter((cost) => shareOf(costs[cost]) > 1);
}

/** A budget of nothing is kept only by spending nothing. */
function shareOf({ spent, limit }: { spent: number; limit: number }): number {
  if (limit === 0) return spent === 0 ? 0 : Number.POSITIVE_INFINITY;
  return spent / limit;
}
