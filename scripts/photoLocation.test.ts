import sharp, { type Exif } from 'sharp';
import { expect, it } from 'vitest';
import { hasLocation } from './photoLocation.ts';

const location = { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 12/1' };

async function metadataOf(exif: Exif) {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return sharp(await plain.jpeg().withExif(exif).toBuffer()).metadata();
}

it.each<[photo: string, exif: Exif, isLocated: boolean]>([
  ['that says where it was taken', { IFD0: { Make: 'Loom' }, IFD3: location }, true],
  ['that names the version of such fields alone', { IFD3: { GPSVersionID: '2 3 0 0' } }, false],
  ['that names its camera', { IFD0: { Make: 'Loom' } }, false],
])('knows a photo %s', async (_, exif, isLocated) => {
  const metadata = await metadataOf(exif);
  expect(metadata.exif).toBeDefined();
  expect(hasLocation(metadata)).toBe(isLocated);
});

it('knows a location in XMP, and in an EXIF record that is big-endian', async () => {
  const xmp = Buffer.from('<rdf:Description exif:GPSLatitude="21,10.2N"/>');
  expect(hasLocation({ xmp })).toBe(true);
  const head = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const firstList = [0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 22];
  const listOfLocation = [0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0];
  const bytes = [head, firstList, listOfLocation].flat();
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), Buffer.from(bytes)]);
  expect(hasLocation({ exif })).toBe(true);
});

it('takes a photo without any such record, or with a damaged one, for one without a location', async () => {
  expect(hasLocation({})).toBe(false);
  const { exif } = await metadataOf({ IFD3: location });
  expect(hasLocation({ exif: exif?.subarray(0, 20) })).toBe(false);
});
