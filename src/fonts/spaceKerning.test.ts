import { Blob, Buffer as Characters, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { faces } from './faces.ts';
import { cutFace } from './fontFiles.ts';

const words = 'The end. We Then To Tv AV. ';

/** How wide the font sets a text. */
async function widthOf(text: string, woff2: Uint8Array): Promise<number> {
  const sfnt = await subsetFont(Buffer.from(woff2), words, { targetFormat: 'truetype' });
  const characters = new Characters();
  characters.addText(text);
  characters.guessSegmentProperties();
  shape(new Font(new Face(new Blob(sfnt))), characters);
  return characters.getGlyphInfosAndPositions().reduce((sum, one) => sum + (one.xAdvance ?? 0), 0);
}

const latin = faces.filter(({ script, role }) => script === 'latin' && role !== 'Mono');

test.each(latin)('$family leaves its spaces whole and kerns its letters', async (face) => {
  const { bytes } = await cutFace(face, words);
  for (const pair of ['. W', '. T', 'd W', 'T w']) {
    const [before = '', after = ''] = pair.split(' ');
    const parts = await Promise.all([before, ' ', after].map((part) => widthOf(part, bytes)));
    expect(await widthOf(pair, bytes), pair).toBe(parts.reduce((sum, width) => sum + width));
  }
  const apart = (await widthOf('A', bytes)) + (await widthOf('V', bytes));
  expect(await widthOf('AV', bytes)).toBeLessThan(apart);
});
