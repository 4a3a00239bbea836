// Performance budgets: what a first visit that scrolls to the end may load, in bytes as sent, compressed with gzip.
import type { Request } from '@playwright/test';

// Some 15 % above the heaviest page of the fixture in November 2026.
const documentLimit = 19_100;
const scriptLimit = 86_500;
/** Cyrillic, which the fixture lacks, needs additional font files; Devanagari's are large. */
const totalLimits = { latin: 99_900, cyrillic: 111_000, devanagari: 162_600 };
/** The additional budget of a page with React, for state that a visitor changes. */
const islandLimit = 50_200;
const pagesWithIsland = ['contact'];

/** The share of each budget that is left, negative if it is exceeded, and a summary of its use. */
export async function budgetsOf(
  page: string,
  requests: Request[],
  script: keyof typeof totalLimits,
) {
  const files = await Promise.all(
    requests.map(async (request) => ({
      name: new URL(request.url()).pathname,
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const total = totalLimits[script];
  const limits = {
    document: documentLimit,
    script: scriptLimit,
    everything: pagesWithIsland.includes(page) ? total + islandLimit : total,
  };
  return Object.entries(limits).map(([kind, limit]) => {
    const parts = files.filter((file) => file.kind === kind || kind === 'everything');
    const [heaviest] = parts.toSorted((one, other) => other.bytes - one.bytes);
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    const most = `most of them ${heaviest?.name} (${heaviest?.bytes})`;
    return { room: 1 - bytes / limit, use: `${kind}: ${bytes} of ${limit} bytes, ${most}` };
  });
}
