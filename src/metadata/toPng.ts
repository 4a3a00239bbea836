import sharp from 'sharp';

export async function toPng(svg: string): Promise<Buffer<ArrayBuffer>> {
  // The drawings have few colours: with a palette the file is a third of the size and looks the same.
  const png = await sharp(Buffer.from(svg))
    .png({ palette: true, quality: 60, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  return png as Buffer<ArrayBuffer>;
}
