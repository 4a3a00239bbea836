import { test } from 'vitest';
import { type Built, documents } from './documents.ts';

/** 'address' is every document but the 404 pages, which have none. */
export type Kind = Built['page'] | 'document' | 'address';

export function isOf(kind: Kind, { page }: Built): boolean {
  return kind === 'document' || kind === page || (kind === 'address' && page !== '404');
}

const mostNamed = 5;

/** One test for all documents of a kind, which names those that break the promise. */
export function every(
  kind: Kind,
  promise: string,
  check: (built: Built) => void | Promise<void>,
): void {
  const kept = documents.filter((built) => isOf(kind, built));
  test.skipIf(kept.length === 0)(`every ${kind} ${promise}`, async () => {
    const broken: string[] = [];
    for (const built of kept) {
      try {
        await check(built);
      } catch (error) {
        broken.push(`${built.file}: ${describeFailure(error)}`);
      }
    }
    if (broken.length === 0) return;
    const named = broken.slice(0, mostNamed).join('\n\n');
    throw new Error(`${broken.length} of ${kept.length} do not:\n\n${named}`);
  });
}

/** With what was found, which the message of a failed comparison shortens. */
function describeFailure(error: unknown): string {
  const { message, actual } = error as Error & { actual?: unknown };
  const found = actual === undefined ? '' : `\nFound: ${JSON.stringify(actual)?.slice(0, 500)}`;
  return message + found;
}
