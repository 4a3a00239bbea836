import { describe, expect, it } from 'vitest';
import type { Role } from '#src/fonts/faces.ts';
import { inTone, nameBox } from './picture.ts';
import { type Line, setColumn, setLine } from './typesetting.ts';

const glyphs = ({ outlines }: Line) => outlines.match(/<path/g)?.length ?? 0;

it('joins the letters of Hindi as they are written', () => {
  // Five characters, two letters: the ligature श्र with its long vowel, and क.
  expect(glyphs(setLine('श्रीक', 'Display'))).toBeLessThan('श्रीक'.length);
  expect(setLine('क्ष', 'Display').width).toBeLessThan(2 * setLine('क', 'Display').width);
});

it.each<[Role, string[]]>([
  ['Display', ['Größe', '¿Qué año?', 'œuvre l’été', 'Ёжик', '13+ साल।', 'फ़ॉन्ट']],
  ['Text', ['Größe', '¿Qué año?', 'œuvre l’été', 'Ёжик', '13+ साल।', 'फ़ॉन्ट · सूरत']],
  ['Mono', ['Größe', '¿Qué año?', 'œuvre l’été', 'Ёжик']],
])('has letters of every language in %s, and names one that no font has', (role, texts) => {
  for (const text of texts) expect(glyphs(setLine(text, role)), text).toBeGreaterThan(2);
  expect(() => setLine('絲', role)).toThrow('the letter "絲" in "絲"');
});

describe('a column', () => {
  const box = { width: 500, height: 400, largest: 100, smallest: 40 };
  const text = 'Arbeit, die man gegen das Licht halten kann.';

  it('keeps every line within its box, and every word', () => {
    const { size, lines, leading } = setColumn(inTone(text, 'silk'), box);
    const widths = lines.flat().map(({ x, width }) => (x + width) * size);
    expect(Math.max(...widths)).toBeLessThanOrEqual(box.width);
    expect(lines.length * leading).toBeLessThanOrEqual(box.height);
    expect(size).toBeGreaterThan(box.smallest);
    expect(lines.flat().map(({ text }) => text)).toEqual(text.split(' '));
  });

  it('sets words from the right, in their order, where they are written so', () => {
    const { size, lines } = setColumn(inTone('fil après fil.', 'silk'), {
      ...box,
      isMirrored: true,
    });
    for (const line of lines) {
      const ends = line.map(({ x, width }) => (x + width) * size);
      expect(ends[0]).toBeCloseTo(box.width);
      expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    }
    expect(lines.flat().map(({ text }) => text)).toEqual(['fil', 'après', 'fil.']);
  });

  it('cuts nothing: what does not fit stops the build', () => {
    const long = inTone('Donaudampfschifffahrtsgesellschaft', 'silk');
    expect(() => setColumn(long, box)).toThrow(
      'does not fit its sharing picture.\nShorten the heading',
    );
  });
});

it.each([
  'AB',
  'Bhattacharya Weaving and Software Studio',
  'WWWWWWWW WWWWWWWWW WWWWWWWWWW WWWWWWWWWW',
  'Donaudampfschifffahrtsgesellschaftswerke',
  'Общество с ограниченной ответственностью',
  'सूत्रलूम टेक्नोलॉजीज़ प्राइवेट लिमिटेड भारत',
])('has room for the company name "%s"', (name) => {
  expect(setColumn(inTone(name, 'silk'), nameBox).size).toBeGreaterThan(10);
});
