import { describe, expect, it } from 'vitest';
import type { Role } from '#src/fonts/faces.ts';
import { type Line, setColumn, setLine, setName } from './typesetting.ts';

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
  const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word, tone: '#fff' }));
  const box = { width: 500, height: 400, largest: 100, smallest: 40 };
  const text = 'Arbeit, die man gegen das Licht halten kann.';

  it('keeps every line within its box, and every word', () => {
    const { size, lines, leading } = setColumn(wordsOf(text), box);
    const widths = lines.flat().map(({ x, width }) => (x + width) * size);
    expect(Math.max(...widths)).toBeLessThanOrEqual(box.width);
    expect(lines.length * leading).toBeLessThanOrEqual(box.height);
    expect(size).toBeGreaterThan(box.smallest);
    expect(lines.flat().map(({ text }) => text)).toEqual(text.split(' '));
  });

  it('breaks a line where the sentence pauses', () => {
    const { lines } = setColumn(wordsOf('13+ ans, fil après fil.'), { ...box, width: 540 });
    const said = lines.map((line) => line.map(({ text }) => text).join(' '));
    expect(said).toEqual(['13+ ans,', 'fil après fil.']);
  });

  it('sets words from the right, in their order, where they are written so', () => {
    const { size, lines } = setColumn(wordsOf('fil après fil.'), { ...box, isMirrored: true });
    for (const line of lines) {
      const ends = line.map(({ x, width }) => (x + width) * size);
      expect(ends[0]).toBeCloseTo(box.width);
      expect(ends).toEqual(ends.toSorted((one, other) => other - one));
    }
    expect(lines.flat().map(({ text }) => text)).toEqual(['fil', 'après', 'fil.']);
  });

  it('cuts nothing: what does not fit stops the build', () => {
    const long = wordsOf('Donaudampfschifffahrtsgesellschaft');
    expect(() => setColumn(long, box)).toThrow(
      'does not fit its sharing picture.\nShorten the heading',
    );
  });
});

it.each([
  'AB',
  'Weavers and Sons Studios',
  'Bhattacharya Weaving and Software Studio',
  'WWWWWWWW WWWWWWWWW WWWWWWWWWW WWWWWWWWWW',
  'Donaudampfschifffahrtsgesellschaftswerke',
  'Общество с ограниченной ответственностью',
  'सूत्रलूम टेक्नोलॉजीज़ प्राइवेट लिमिटेड भारत',
])('sets the name "%s" whole in whatever width there is, on two lines at most', (name) => {
  for (const width of [300, 400, 520]) {
    const { size, lines, leading } = setName(name, width, 40);
    expect(size).toBeLessThanOrEqual(40);
    expect(size).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const { ink } of lines) {
      expect(ink.right * size).toBeLessThanOrEqual(width + 0.01);
      expect(ink.left).toBeGreaterThan(-0.1);
      expect((ink.bottom - ink.top) * size).toBeLessThan(leading * 1.35);
    }
    const drawn = lines.map(glyphs).reduce((sum, count) => sum + count, 0);
    expect(drawn).toBe(glyphs(setLine(name, 'Display')));
  }
});
