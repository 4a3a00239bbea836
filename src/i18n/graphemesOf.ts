// Created on first use, because that takes a browser 16 ms.
let segmenter: Intl.Segmenter | undefined;

// In Latin, Greek and Cyrillic, every code point but the combining ones is a letter of its own.
const needsNoSegmenter = /^[\n\x20-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027]*$/;

/** The graphemes of a text: सू is one, and so is an e with two diacritics. */
export function graphemesOf(text: string): string[] {
  // Without a segmenter, code points stand in for graphemes.
  if (needsNoSegmenter.test(text) || !('Segmenter' in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
