// Performance budgets: what a first visit that scrolls to the end may load, in bytes transferred, with brotli.
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Request } from '@playwright/test';
import { detailsOf, type LanguageCode } from '#src/i18n/languages.ts';

// Each is 15 % above the heaviest page of November 2026, so that ordinary edits fit.
const documentLimit = 17_800;
const scriptLimit = 77_200;
/** Cyrillic needs additional font files; Devanagari's are large. */
const totalLimits = { latin: 85_600, cyrillic: 110_100, devanagari: 152_300 };
/** The additional budget of a page with React, for state that a visitor changes. */
const islandLimit = 50_100;
const pagesWithIsland = ['contact'];

/** The share of each budget that is left, negative if it is exceeded, and a summary of its use. */
export async function budgetsOf(
  page: string,
  requests: readonly Request[],
  language: LanguageCode,
) {
  const files = await Promise.all(
    requests.map(async (request) => ({
      name: new URL(request.url()).pathname,
      kind: request.resourceType(),
      bytes: await transferred(request),
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

const compress = promisify<Buffer, Buffer>(brotliCompress);
const sizes = new Map<string, number>();

/** The size of a response as hosts send it: what is text, with brotli; the server of the tests has gzip. */
async function transferred(request: Request): Promise<number> {
  const known = sizes.get(request.url());
  if (known !== undefined) return known;
  const response = await request.response();
  const bytes = (await response?.body()) ?? Buffer.alloc(0);
  const isText = /text|javascript|json|svg|xml/.test(response?.headers()['content-type'] ?? '');
  const { length } = isText ? await compress(bytes) : bytes;
  sizes.set(request.url(), length);
  return length;
}
