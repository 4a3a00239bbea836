/**
 * Takes the pairs with a space out of a font's kerning, in an uncompressed font: Onest moves W, T and У so
 * far into the space before them that two sentences run into each other. Of the two ways in which a font
 * lists its pairs only the one by single glyphs names the space.
 */
export function withoutSpaceKerning(font: Uint8Array, space: number) {
  const bytes = Buffer.from(font);
  const short = (at: number) => bytes.readUInt16BE(at);
  const list = (at: number, count: number, size = 2) =>
    Array.from({ length: count }, (_, index) => at + size * index);
  const covered = (coverage: number) => {
    const count = short(coverage + 2);
    if (short(coverage) === 1) return list(coverage + 4, count).map(short);
    return list(coverage + 4, count, 6).flatMap((range) =>
      list(short(range), short(range + 2) - short(range) + 1, 1),
    );
  };

  const entry = list(12, short(4), 16).find(
    (at) => bytes.toString('latin1', at, at + 4) === 'GPOS',
  );
  if (entry === undefined) return bytes;
  const positions = bytes.readUInt32BE(entry + 8);
  const lookups = positions + short(positions + 8);
  const pairTables = list(lookups + 2, short(lookups))
    .map((at) => lookups + short(at))
    .filter((lookup) => short(lookup) === 2)
    .flatMap((lookup) => list(lookup + 6, short(lookup + 4)).map((at) => lookup + short(at)))
    .filter((table) => short(table) === 1);
  for (const table of pairTables) {
    // A pair is the second glyph and what is moved: a number for each bit of two flags.
    const moves = 2 * (bits(short(table + 4)) + bits(short(table + 6)));
    const firsts = covered(table + short(table + 2));
    for (const [index, at] of list(table + 10, short(table + 8)).entries()) {
      const pairs = table + short(at);
      for (const pair of list(pairs + 2, short(pairs), 2 + moves)) {
        if (firsts[index] !== space && short(pair) !== space) continue;
        bytes.fill(0, pair + 2, pair + 2 + moves);
      }
    }
  }
  return bytes;
}

function bits(flags: number): number {
  return flags.toString(2).replaceAll('0', '').length;
}
