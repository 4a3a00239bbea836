import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Exif } from 'sharp';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { readDataFiles, readPortraits } from './readFiles.ts';

it('reads nothing of a folder or a dead link that is named like a file', async () => {
  const folder = await writeSite({ 'content/zones/a.json': '{}', 'content/zones/b.json/c': '' });
  await symlink('nowhere', join(folder, 'content/zones/d.json'));
  expect(await readDataFiles(folder)).toEqual({
    'content/zones/a.json': '{}',
    'content/zones/b.json': null,
    'content/zones/d.json': null,
  });
});

const place: Exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 12/1' } };

const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

async function photosThatSayMore(folder: string): Promise<string[]> {
  const portraits = Object.entries(await readPortraits(folder));
  return portraits.filter(([, portrait]) => portrait?.saysMore).map(([file]) => file);
}

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('finds a .%s with a record', async (format) => {
  const bare = await plain().toFormat(format).toBuffer();
  const recorded = await plain().toFormat(format).withExif(place).toBuffer();
  const folder = await writeSite({
    [`content/portraits/bare.${format}`]: bare,
    [`content/portraits/recorded.${format}`]: recorded,
    'content/portraits/notes.jpg': 'Not a picture.',
  });
  const found = await photosThatSayMore(folder);
  expect(found).toEqual([`content/portraits/recorded.${format}`]);
});

it('finds a .jpeg with the words of a press photo (IPTC)', async () => {
  const jpeg = await plain().jpeg().toBuffer();
  // An APP13 segment, right after the mark that begins a JPEG; its record names the city.
  const city = Buffer.from('\x1c\x02\x5a\0\x05Surat', 'latin1');
  const record = Buffer.from(
    `Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0${String.fromCharCode(city.length)}`,
    'latin1',
  );
  const length = Buffer.from([0, 2 + record.length + city.length]);
  const segment = Buffer.concat([Buffer.from([0xff, 0xed]), length, record, city]);
  const recorded = Buffer.concat([jpeg.subarray(0, 2), segment, jpeg.subarray(2)]);
  const folder = await writeSite({ 'content/portraits/press.jpg': recorded });
  expect(await photosThatSayMore(folder)).toEqual(['content/portraits/press.jpg']);
});
