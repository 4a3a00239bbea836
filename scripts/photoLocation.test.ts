import sharp, { type Exif } from 'sharp';
import { expect, it } from 'vitest';
import { hasPlaceOfCapture } from './placeOfCapture.ts';

const place = { GPSLatitudeRef: 'N', GPSLatitude: '21/1 10/1 12/1' };

async function metadataOf(exif: Exif) {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });
  return sharp(await plain.jpeg().withExif(exif).toBuffer()).metadata();
}

it.each<[photo: string, exif: Exif, hasPlace: boolean]>([
  ['that says where it was taken', { IFD0: { Make: 'Loom' }, IFD3: place }, true],
  ['that names the version of such fields alone', { IFD3: { GPSVersionID: '2 3 0 0' } }, false],
  ['that names its camera', { IFD0: { Make: 'Loom' } }, false],
])('knows a photo %s', async (_, exif, hasPlace) => {
  const metadata = await metadataOf(exif);
  expect(metadata.exif).toBeDefined();
  expect(hasPlaceOfCapture(metadata)).toBe(hasPlace);
});

it('knows a place that programs wrote, and one of either byte order', async () => {
  const xmp = Buffer.from('<rdf:Description exif:GPSLatitude="21,10.2N"/>');
  expect(hasPlaceOfCapture({ xmp })).toBe(true);
  const bigEndian = [
    ...[0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 22],
    ...[0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 0],
  ];
  expect(hasPlaceOfCapture({ exif: Buffer.from([...Buffer.from('Exif\0\0'), ...bigEndian]) })).toBe(
    true,
  );
});

it('takes a photo without any such record, or with a damaged one, for one without a place', async () => {
  expect(hasPlaceOfCapture({})).toBe(false);
  const { exif } = await metadataOf({ IFD3: place });
  expect(hasPlaceOfCapture({ exif: exif?.subarray(0, 20) })).toBe(false);
});
