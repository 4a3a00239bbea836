import type { Metadata } from 'sharp';

/** The fields of an EXIF record that are read here: https://www.cipa.jp/std/documents/download_e.html?DC-008-Translation-2023-E */
const locationFields = 0x8825;
const latitude = 0x0002;

/** Whether a photo says where it was taken, in one of the two formats that cameras and programs write. */
export function hasLocation({ exif, xmp }: Pick<Metadata, 'exif' | 'xmp'>): boolean {
  return (exif !== undefined && hasLatitude(exif)) || (xmp?.includes('GPSLatitude') ?? false);
}

/** EXIF is a set of lists of fields. A field of the first list has the offset of the list with the location. */
function hasLatitude(exif: Buffer): boolean {
  try {
    const start = 'Exif\0\0'.length;
    const record = new DataView(exif.buffer, exif.byteOffset + start, exif.byteLength - start);
    const isLittleEndian = record.getUint16(0) === 0x4949;
    const first = fieldsAt(record, record.getUint32(4, isLittleEndian), isLittleEndian);
    const location = first.get(locationFields);
    return location !== undefined && fieldsAt(record, location, isLittleEndian).has(latitude);
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
