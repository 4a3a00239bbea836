const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text in what its readers see as letters: सू is one, and so is an e with two marks. */
export function lettersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
