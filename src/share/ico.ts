type Picture = { size: number; png: Uint8Array };

const header = 6;
const entry = 16;

/** Packs PNGs of several sizes into one .ico file, for browsers and bookmarks that ask for nothing else. */
export function toIco(pictures: readonly Picture[]): Uint8Array<ArrayBuffer> {
  const start = header + entry * pictures.length;
  const file = new Uint8Array(pictures.reduce((sum, { png }) => sum + png.length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = start;
  pictures.forEach(({ size, png }, index) => {
    const at = header + entry * index;
    view.setUint8(at, size);
    view.setUint8(at + 1, size);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  });
  return file;
}
