import type { Metadata } from 'sharp';

/** The fields of an EXIF record that are read here: https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E */
const placeFields = 0x8825;
const latitude = 0x0002;

/** Whether a photo says where it was taken, in one of the two formats that cameras and programs write. */
export function hasPlaceOfCapture({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  return (exif !== undefined && hasLatitude(exif)) || (xmp?.includes('GPSLatitude') ?? false);
}

/** EXIF has lists of fields; one in the first list says where that with the place begins. */
function hasLatitude(exif: Buffer): boolean {
  try {
    const { length } = 'Exif\0\0';
    const record = new DataView(exif.buffer, exif.byteOffset + length, exif.byteLength - length);
    const isLittleEndian = record.getUint16(0) === 0x4949;
    const start = record.getUint32(4, isLittleEndian);
    const place = fieldsAt(record, start, isLittleEndian).get(placeFields);
    return place !== undefined && fieldsAt(record, place, isLittleEndian).has(latitude);
  } catch (error) {
    // A damaged record says nothing.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** A number of fields, then 12 bytes for each: its tag, type, count and value. */
function fieldsAt(record: DataView, start: number, isLittleEndian: boolean): Map<number, number> {
  const amount = record.getUint16(start, isLittleEndian);
  const fields = new Map<number, number>();
  for (let at = 0; at < amount; at++) {
    const field = start + 2 + 12 * at;
    fields.set(
      record.getUint16(field, isLittleEndian),
      record.getUint32(field + 8, isLittleEndian),
    );
  }
  return fields;
}
