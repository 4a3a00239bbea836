import { describe, expect, it } from 'vitest';
import type { Role } from '#src/fonts/faces.ts';
import { setColumn, setLine, setName } from './typesetting.ts';

const outlined = (text: string, role: Role = 'Display') =>
  setLine(text, role).outlines.match(/<path/g)?.length;

it('joins the letters of Hindi as they are written', () => {
  // Five characters, two letters: the ligature श्र with its long vowel, and क.
  expect(outlined('श्रीक')).toBeLessThan('श्रीक'.length);
  expect(setLine('क्ष', 'Display').width).toBeLessThan(2 * setLine('क', 'Display').width);
});

it('has a letter for Latin, Cyrillic and Devanagari as the languages write them', () => {
  const latin = ['Größe', '¿Qué año?', 'œuvre l’été'];
  const samples: Record<Role, string[]> = {
    Display: [...latin, 'Ёжик', '13+ साल।', 'फ़ॉन्ट'],
    Text: [...latin, 'Ёжик', '13+ साल।', 'फ़ॉन्ट · सूरत'],
    Mono: [...latin, 'Ёжик'],
  };
  for (const [role, texts] of Object.entries(samples) as [Role, string[]][]) {
    for (const text of texts) expect(outlined(text, role), text).toBeGreaterThan(2);
  }
});

it('stops at a letter that no font has, and says which', () => {
  expect(() => setLine('絲', 'Display')).toThrow('the letter "絲" in "絲"');
});

const wordsOf = (text: string) => text.split(' ').map((word) => ({ text: word, tone: '#fff' }));
const box = { width: 500, height: 400, largest: 100, smallest: 40 };

it('keeps every line within its box, in as large a size as that allows', () => {
  const { size, lines, leading } = setColumn(
    wordsOf('Arbeit, die man gegen das Licht halten kann.'),
    box,
  );
  const widths = lines.map((line) => Math.max(...line.map(({ x, width }) => x + width)) * size);
  expect(Math.max(...widths)).toBeLessThanOrEqual(box.width);
  expect(lines.length * leading).toBeLessThanOrEqual(box.height);
  expect(size).toBeGreaterThan(60);
  expect(lines.flat().map(({ text }) => text)).toEqual(
    'Arbeit, die man gegen das Licht halten kann.'.split(' '),
  );
});

it('breaks a line where the sentence pauses', () => {
  const { lines } = setColumn(wordsOf('13+ ans, fil après fil.'), {
    ...box,
    width: 540,
  });
  expect(lines.map((line) => line.map(({ text }) => text).join(' '))).toEqual([
    '13+ ans,',
    'fil après fil.',
  ]);
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
  expect(() => setColumn(wordsOf('Donaudampfschifffahrtsgesellschaft'), box)).toThrow(
    'does not fit its sharing picture.\nShorten the heading',
  );
});

describe.each([
  'AB',
  'Weaving Mill',
  'Weavers and Sons Studios',
  'Bhattacharya Weaving and Software Studio',
  'WWWWWWWW WWWWWWWWW WWWWWWWWWW WWWWWWWWWW',
  'Donaudampfschifffahrtsgesellschaftswerke',
  'Общество с ограниченной ответственностью',
  'सूत्रलूम टेक्नोलॉजीज़ प्राइवेट लिमिटेड भारत',
])('the name "%s"', (name) => {
  it.each([300, 400, 520])('stays within %i pixels, whole, on two lines at most', (width) => {
    const { size, lines, leading } = setName(name, width, 40);
    expect(size).toBeLessThanOrEqual(40);
    expect(size).toBeGreaterThan(10);
    expect(lines.length).toBeLessThanOrEqual(2);
    for (const { ink } of lines) {
      expect(ink.right * size).toBeLessThanOrEqual(width + 0.01);
      expect(ink.left).toBeGreaterThan(-0.1);
      // Lines do not run into each other.
      expect((ink.bottom - ink.top) * size).toBeLessThan(leading * 1.35);
    }
    const drawn = lines.map(({ outlines }) => outlines.match(/<path/g)?.length ?? 0);
    const whole = setLine(name, 'Display').outlines.match(/<path/g)?.length ?? 0;
    expect(drawn.reduce((sum, count) => sum + count)).toBe(whole);
  });
});
