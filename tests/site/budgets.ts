// Performance budgets: what a first visit that scrolls to the end may load, in bytes as sent, compressed with gzip.
import type { Request } from '@playwright/test';
import { detailsOf, type LanguageCode } from '#src/i18n/languages.ts';

// Most are 15 % above the heaviest page of November 2026, so that ordinary edits fit.
const documentLimit = 21_700;
const scriptLimit = 88_900;
/** Cyrillic needs additional font files; Devanagari's are large. */
const totalLimits = { latin: 102_400, cyrillic: 127_700, devanagari: 169_900 };
/** The additional budget of a page with React, for state that a visitor changes. */
const islandLimit = 48_300;
const pagesWithIsland = ['contact'];

/** The share of each budget that is left, negative if it is exceeded, and a summary of its use. */
export async function budgetsOf(page: string, requests: Request[], language: LanguageCode) {
  const files = await Promise.all(
    requests.map(async (request) => ({
      name: new URL(request.url()).pathname,
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const total = totalLimits[detailsOf(language).script];
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
