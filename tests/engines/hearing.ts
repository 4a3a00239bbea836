// Compares what was said with the texts of the site, and leaves the screen reader's own words between them aside.

/** The sentences that were not said after those before them, and those that were said twice in a row. */
export function faultsIn(heard: readonly string[], texts: readonly string[]) {
  const missing: string[] = [];
  const repeated: string[] = [];
  let rest = ` ${heard.map(spoken).join(' ')} `;
  let last = '';
  const isRepeatedIn = (said: string) => last !== '' && said.includes(` ${spoken(last)} `);

  for (const sentence of texts.flatMap(sentencesOf)) {
    const words = ` ${spoken(sentence)} `;
    const start = rest.indexOf(words);
    if (start === -1) {
      missing.push(sentence);
      continue;
    }
    if (isRepeatedIn(rest.slice(0, start + 1))) repeated.push(last);
    // The space after a sentence is the one before the next.
    rest = rest.slice(start + words.length - 1);
    last = sentence;
  }
  if (isRepeatedIn(rest)) repeated.push(last);
  return { missing, repeated };
}

/** Between two sentences, a screen reader may say what kind of element they belong to. */
function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.?!।:]) +/);
}

/** Words without punctuation, in capitals, which are a matter of style. */
function spoken(text: string): string {
  return text
    .toUpperCase()
    .replaceAll('\u00AD', '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

export function quoted(heard: readonly string[]): string {
  return `Heard:\n${heard.map((phrase) => `  “${phrase}”`).join('\n')}\n`;
}
