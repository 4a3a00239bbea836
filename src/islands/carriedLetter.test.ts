import { beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#src/inline/storageKeys.ts';
import { keepLetter, takeLetter } from './carriedLetter.ts';

const typed = { name: 'Ada', email: '', company: '', subject: '', message: 'Dear all' };

let kept = new Map<string, string>();
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it.each([{ typed }, { typed, handedOver: typed }])('takes out %j as it was kept', (letter) => {
  keepLetter(letter);
  expect(takeLetter()).toEqual(letter);
  expect(kept.size).toBe(0);
});

it.each(['no JSON', 'null', '1', '[]', '{}', '{"typed":{}}', '{"typed":{"name":1}}'])(
  'takes %s for no letter, and keeps it no longer',
  (value) => {
    kept.set(storageKeys.letter, value);
    expect(takeLetter()).toBeUndefined();
    expect(kept.size).toBe(0);
  },
);

it('leaves out what was handed over where it is no letter', () => {
  kept.set(storageKeys.letter, JSON.stringify({ typed, handedOver: 'Ada' }));
  expect(takeLetter()).toEqual({ typed });
});

it('takes nothing where storage is blocked', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepLetter({ typed });
  expect(takeLetter()).toBeUndefined();
});
