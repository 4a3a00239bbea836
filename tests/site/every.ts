import { expect, test } from 'vitest';
import { all } from '#tests/markup.ts';
import { type Built, documents } from './documents.ts';

/** 'address' is every document but the 404 pages, which have none. */
type Kind = Built['page'] | 'document' | 'address';

export function isOf(kind: Kind, { page }: Built): boolean {
  return kind === 'document' || kind === page || (kind === 'address' && page !== '404');
}

const mostNamed = 5;

/** One test for all documents of a kind: it shows what is wrong in the first, and names others that break the promise. */
export function every(
  kind: Kind,
  promise: string,
  check: (built: Built) => void | Promise<void>,
): void {
  const kept = documents.filter((built) => isOf(kind, built));
  test.skipIf(kept.length === 0)(`every ${kind} ${promise}`, async () => {
    const broken: { file: string; error: Error }[] = [];
    for (const built of kept) {
      try {
        await check(built);
      } catch (error) {
        broken.push({ file: built.file, error: error as Error });
      }
    }
    const [first] = broken;
    if (!first) return;
    const named = broken.slice(0, mostNamed).map(({ file }) => file);
    // It knows what was expected, so Vitest prints the difference.
    const { error } = first;
    error.message = `${broken.length} of ${kept.length} do not: ${named.join(', ')}\n${error.message}`;
    throw error;
  });
}

export function everyHasOne(kind: Kind, ...selectors: string[]): void {
  every(kind, `has one ${selectors.join(', one ')}`, ({ document }) => {
    for (const selector of selectors) {
      // Vitest would take minutes to print elements, with all of their document.
      expect(all(document, selector).length, selector).toBe(1);
    }
  });
}

export function everyHasNo(what: string, selector: string): void {
  every('document', `has no ${what}`, ({ document }) => {
    expect(all(document, selector).map(({ outerHTML }) => outerHTML)).toEqual([]);
  });
}
