import { expect, it } from 'vitest';
import { toIco } from './ico.ts';

it('lists every picture with its size, and where in the file it lies', () => {
  const pictures = [
    { size: 16, png: Uint8Array.of(1, 2, 3) },
    { size: 32, png: Uint8Array.of(4, 5) },
  ];
  const file = Buffer.from(toIco(pictures));
  expect(file.readUInt16LE(2)).toBe(1);
  expect(file.readUInt16LE(4)).toBe(2);
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    const [length, offset] = [file.readUInt32LE(at + 8), file.readUInt32LE(at + 12)];
    expect(file[at]).toBe(size);
    expect([...file.subarray(offset, offset + length)]).toEqual([...png]);
  });
});
