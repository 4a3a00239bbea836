import sharp from 'sharp';

/** The pixels per inch at which sharp renders an SVG in its own size. */
const defaultDensity = 72;

/** Renders an SVG as a PNG of this width. */
export async function toPng(svg: string, width: number): Promise<Buffer<ArrayBuffer>> {
  const drawing = Buffer.from(svg);
  const { width: ownWidth } = await sharp(drawing).metadata();
  // The drawings have few colours: with a palette the file is a third of the size and looks the same.
  const png = await sharp(drawing, { density: (defaultDensity * width) / ownWidth })
    .resize({ width })
    .png({ palette: true, quality: 60, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  return png as Buffer<ArrayBuffer>;
}
