// What a first visit to a page may load, and how much of that a page uses.
// Bytes are those of the compressed bodies as they travel (brotli 11); 1 KB is 1,000 bytes.

import type { Page } from '#scripts/steps/addresses.ts';
import type { LanguageCode } from '#src/i18n/languages.ts';

export const budgets = {
  /** With the styles and the drawing of its first screen. Not a target: less is better. */
  document: 20_000,
  // Whatever blocks rendering costs a second round trip before a single word is seen.
  blocking: 0,
  /** For remembering the language and for the figures of the visit; nothing else. */
  script: 4_000,
  /** Cyrillic needs a second set of letters; Devanagari's are many and intricate. */
  total: {
    en: 100_000,
    es: 100_000,
    fr: 100_000,
    de: 100_000,
    ru: 125_000,
    hi: 175_000,
  } satisfies Record<LanguageCode, number>,
  /** On top of a page's script and total with an island: `hasIsland` below lists them. */
  island: 70_000,
} as const;

/** All openings have one page's frame and words of one length, so one of them stands for them. */
export type Visited = Page | 'opening';

const hasIsland: Record<Visited, boolean> = {
  home: false,
  team: true,
  story: false,
  careers: true,
  contact: true,
  leaders: false,
  opening: false,
  '404': false,
};

export type Load = {
  bytes: number;
  kind: 'document' | 'stylesheet' | 'script' | 'image' | 'font' | 'other';
  isBlocking: boolean;
};

export type Visit = {
  page: Visited;
  language: LanguageCode;
  loads: readonly Load[];
  /** What the document's inline scripts weigh, compressed by themselves. */
  inlineScript: number;
};

type Cost = keyof Bill['costs'];
export type Bill = {
  name: string;
  costs: Record<'document' | 'blocking' | 'script' | 'total', { spent: number; limit: number }>;
  /** The largest share of a budget that is used: above 1 it is exceeded. */
  worst: number;
};

export function billOf({ page, language, loads, inlineScript }: Visit): Bill {
  const bytes = (some: readonly Load[]) => some.reduce((sum, load) => sum + load.bytes, 0);
  const bytesOf = (wanted: Load['kind']) => bytes(loads.filter(({ kind }) => kind === wanted));
  const forIsland = hasIsland[page] ? budgets.island : 0;
  const costs: Bill['costs'] = {
    document: { spent: bytesOf('document'), limit: budgets.document },
    blocking: {
      spent: loads.filter(({ isBlocking }) => isBlocking).length,
      limit: budgets.blocking,
    },
    script: {
      spent: bytesOf('script') + inlineScript,
      limit: budgets.script + forIsland,
    },
    total: { spent: bytes(loads), limit: budgets.total[language] + forIsland },
  };
  const shares = Object.values(costs).map(shareOf);
  return { name: `${page} ${language}`, costs, worst: Math.max(...shares) };
}

export function overspent({ costs }: Bill): Cost[] {
  return (Object.keys(costs) as Cost[]).filter((cost) => shareOf(costs[cost]) > 1);
}

/** A budget of 0 allows nothing. */
function shareOf({ spent, limit }: { spent: number; limit: number }): number {
  if (limit === 0) return spent === 0 ? 0 : Number.POSITIVE_INFINITY;
  return spent / limit;
}
