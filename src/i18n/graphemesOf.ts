// Created on first use, because that takes a browser 16 ms.
let segmenter: Intl.Segmenter | undefined;

/** The graphemes of a text: सू is one, and so is an e with two diacritics. */
export function graphemesOf(text: string): string[] {
  // Without a segmenter, code points stand in for graphemes.
  if (!('Segmenter' in Intl)) return [...text];
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
