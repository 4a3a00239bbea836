// No text of a document is unfinished. Which language each is in, outlines say (tests/outlines).
import { expect } from 'vitest';
import { textsIn } from './documents.ts';
import { every } from './every.ts';

every('document', 'shows no unfilled placeholder, no object and no key', ({ shown, language }) => {
  const slip = /\{\{|\[object|\bundefined\b|\bNaN\b|^null$|\b(?:nav|footer|hints)\.[a-z]|&amp;/;
  // A company's own texts may speak of such things.
  const said = new Set(textsIn(language).map(([, text]) => text));
  expect(shown.filter((text) => slip.test(text) && !said.has(text))).toEqual([]);
});
