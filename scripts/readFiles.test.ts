import sharp, { type Exif } from 'sharp';
import { expect, it } from 'vitest';
import { writeSite } from '#tests/writeSite.ts';
import { findPhotosThatSayMore } from './readFiles.ts';

const place: Exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 12/1' } };

const plain = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('finds a .%s with a record', async (format) => {
  const bare = await plain().toFormat(format).toBuffer();
  const recorded = await plain().toFormat(format).withExif(place).toBuffer();
  const folder = await writeSite({
    [`content/portraits/bare.${format}`]: bare,
    [`content/portraits/recorded.${format}`]: recorded,
    'content/portraits/notes.jpg': 'Not a picture.',
  });
  const found = await findPhotosThatSayMore(folder);
  expect(found).toEqual([`content/portraits/recorded.${format}`]);
});
