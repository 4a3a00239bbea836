import { expect, it } from 'vitest';
import { decodeLetters } from './paths.ts';

it.each(['Привет, мир & ты', 'नमस्ते, दुनिया', 'Grüße?', '100 % #1'])(
  'spells out "%s" so that a browser still sends the same',
  (text) => {
    const encoded = `mailto:hello@example.com?subject=${encodeURIComponent(text)}`;
    expect(new URL(decodeLetters(encoded)).href).toBe(encoded);
    expect(decodeLetters(encoded)).not.toMatch(/%[89A-F]/);
  },
);
