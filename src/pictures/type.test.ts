import { expect, it } from 'vitest';
import { setColumn, setLine, type Voice } from './type.ts';

const outlined = (text: string, voice: Voice = 'display') =>
  setLine(text, voice).outlines.match(/<path/g)?.length;

it('joins the letters of Hindi as they are written', () => {
  // Five characters, two letters: the ligature श्र with its long vowel, and क.
  expect(outlined('श्रीक')).toBeLessThan('श्रीक'.length);
  expect(setLine('क्ष', 'display').width).toBeLessThan(2 * setLine('क', 'display').width);
});

it('has a letter for everything the six languages write', () => {
  const latin = ['Größe', '¿Qué año?', 'œuvre l’été'];
  const samples: Record<Voice, string[]> = {
    display: [...latin, 'Ёжик', '13+ साल।', 'फ़ॉन्ट'],
    text: [...latin, 'Ёжик', '13+ साल।', 'फ़ॉन्ट · सूरत'],
    mono: [...latin, 'Ёжик'],
  };
  for (const [voice, texts] of Object.entries(samples) as [Voice, string[]][]) {
    for (const text of texts) expect(outlined(text, voice), text).toBeGreaterThan(2);
  }
});

it('stops at a letter that no font has, and says which', () => {
  expect(() => setLine('絲', 'display')).toThrow('the letter "絲" in "絲"');
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

it('cuts nothing: what does not fit stops the build', () => {
  expect(() => setColumn(wordsOf('Donaudampfschifffahrtsgesellschaft'), box)).toThrow(
    'does not fit its sharing picture.\nShorten the heading',
  );
});
