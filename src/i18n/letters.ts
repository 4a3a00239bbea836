const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** A text as the letters that its readers see: सू is one, and so is an e with two marks. */
export function lettersOf(text: string): string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
