/**
 * Takes the pairs with a space out of a font's kerning, in an uncompressed font: Onest moves W, T and У so
 * far into the space before them that two sentences run into each other. Of the two ways in which a font
 * lists its pairs only the one by single glyphs names the space.
 */
export function withoutSpaceKerning(font: Uint8Array): Uint8Array {
  const bytes = font.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const short = (at: number) => view.getUint16(at);
  const long = (at: number) => view.getUint32(at);
  const list = (at: number, count: number, size = 2) =>
    Array.from({ length: count }, (_, index) => at + size * index);

  const tables = new Map(
    list(12, short(4), 16).map((at) => [String.fromCharCode(...bytes.subarray(at, at + 4)), at]),
  );
  const start = (name: string) => long((tables.get(name) ?? Number.NaN) + 8);
  if (!tables.has('GPOS')) return bytes;
  const space = glyphOf(0x20, start('cmap'));
  const positions = start('GPOS');
  const lookups = positions + short(positions + 8);
  for (const at of list(lookups + 2, short(lookups))) {
    const lookup = lookups + short(at);
    for (const place of list(lookup + 6, short(lookup + 4))) {
      const table = lookup + short(place);
      const isExtended = short(lookup) === 9;
      const kind = isExtended ? short(table + 2) : short(lookup);
      if (kind === 2) clearPairs(isExtended ? table + long(table + 4) : table);
    }
  }
  return bytes;

  // Single glyphs and what each may be followed by; a pair is the second glyph and what is moved.
  function clearPairs(table: number) {
    if (short(table) !== 1) return;
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

  function covered(table: number): number[] {
    const count = short(table + 2);
    if (short(table) === 1) return list(table + 4, count).map(short);
    return list(table + 4, count, 6).flatMap((range) =>
      list(short(range), short(range + 2) - short(range) + 1, 1),
    );
  }

  /** From the map of the usual characters (format 4), which every font has. */
  function glyphOf(character: number, maps: number): number | undefined {
    for (const at of list(maps + 4, short(maps + 2), 8)) {
      const map = maps + long(at + 4);
      if (short(map) !== 4) continue;
      const twice = short(map + 6);
      const end = list(map + 14, twice / 2).find((segment) => short(segment) >= character);
      if (end === undefined) return undefined;
      // The four columns of the segments lie behind each other, two bytes apart after the first.
      const [from, delta, offset] = [end + 2 + twice, end + 2 + 2 * twice, end + 2 + 3 * twice];
      if (short(from) > character) return undefined;
      const inList = short(offset);
      const found = inList ? short(offset + inList + 2 * (character - short(from))) : character;
      return (found + short(delta)) & 0xffff;
    }
    return undefined;
  }
}

function bits(flags: number): number {
  return flags.toString(2).replaceAll('0', '').length;
}
