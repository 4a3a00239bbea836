import { expect, test } from 'vitest';
import { charactersOf } from './characters';
import { type Face, faces } from './faces';
import { cutFace } from './fontFiles';

test('a file holds what the words use, in both cases, and nothing of another script', () => {
  const latin = charactersOf('latin');
  for (const sign of 'AaßéÉñœ%«') expect(latin).toContain(sign);
  expect(latin).not.toMatch(/[\p{Script=Cyrillic}\p{Script=Devanagari}]/u);
  expect(charactersOf('cyrillic')).toMatch(/^[\p{Script=Cyrillic}№]+$/u);
  expect(charactersOf('devanagari')).toMatch(/^[\p{Script_Extensions=Devanagari}\u200c\u200d]+$/u);
});

test('a character without a sign stops the build and says which', async () => {
  const mono = faces.find(({ role, script }) => role === 'Mono' && script === 'cyrillic') as Face;
  await expect(cutFace(mono, 'ж☃')).rejects.toThrow(
    'The words use "☃", for which Martian Mono (cyrillic) has no sign.',
  );
});

test('the same characters are cut to the same file', async () => {
  const mono = faces.find(({ role, script }) => role === 'Mono' && script === 'cyrillic') as Face;
  const [once, again, more] = await Promise.all(
    ['жук', 'жук', 'жуки'].map((characters) => cutFace(mono, characters)),
  );
  expect(again?.name).toBe(once?.name);
  expect(more?.name).not.toBe(once?.name);
});
