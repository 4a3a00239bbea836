import sharp from 'sharp';

/** SVG is measured at so many pixels to the inch. */
const ownDensity = 72;

/** A drawing as a picture of this width. */
export async function toPng(svg: string, width: number): Promise<Buffer<ArrayBuffer>> {
  const drawing = Buffer.from(svg);
  const own = await sharp(drawing).metadata();
  // The drawings have few colours: with a palette the file is a third of the size and looks the same.
  const png = await sharp(drawing, { density: (ownDensity * width) / own.width })
    .resize({ width })
    .png({ palette: true, quality: 60, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  return png as Buffer<ArrayBuffer>;
}
