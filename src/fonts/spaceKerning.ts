/**
 * Removes the kerning pairs with a space from an uncompressed font: Onest moves W, T and У so far into the space
 * before them that two sentences run into each other. Of the two formats of pairs (GPOS) only that by single glyphs
 * has the space.
 */
export function withoutSpaceKerning(font: Uint8Array, space: number) {
  const bytes = Buffer.from(font);
  const short = (at: number) => bytes.readUInt16BE(at);
  const list = (at: number, count: number, size = 2) =>
    Array.from({ length: count }, (_, index) => at + size * index);
  const tablesIn = (table: number, count: number) =>
    list(table + count + 2, short(table + count)).map((at) => table + short(at));
  const covered = (coverage: number) => {
    const count = short(coverage + 2);
    if (short(coverage) === 1) return list(coverage + 4, count).map(short);
    return list(coverage + 4, count, 6).flatMap((range) =>
      list(short(range), short(range + 2) - short(range) + 1, 1),
    );
  };

  const entry = bytes.indexOf('GPOS');
  if (entry < 0) return bytes;
  const positions = bytes.readUInt32BE(entry + 8);
  const pairTables = tablesIn(positions + short(positions + 8), 0)
    .filter((lookup) => short(lookup) === 2)
    .flatMap((lookup) => tablesIn(lookup, 4))
    .filter((table) => short(table) === 1);
  for (const table of pairTables) {
    // A pair is the second glyph and its offsets: one number for each bit of two flags.
    const flags = short(table + 4).toString(2) + short(table + 6).toString(2);
    const moves = 2 * flags.replaceAll('0', '').length;
    const firsts = covered(table + short(table + 2));
    for (const [index, pairs] of tablesIn(table, 8).entries()) {
      for (const pair of list(pairs + 2, short(pairs), 2 + moves)) {
        const hasSpace = firsts[index] === space || short(pair) === space;
        if (hasSpace) bytes.fill(0, pair + 2, pair + 2 + moves);
      }
    }
  }
  return bytes;
}
