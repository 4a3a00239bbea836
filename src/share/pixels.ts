import { renderAsync } from '@resvg/resvg-js';
import sharp from 'sharp';

export async function toPng(svg: string, width: number): Promise<Buffer<ArrayBuffer>> {
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  // The drawings have few colours: with a palette the file is a third of the size and looks the same.
  const png = await sharp(image.pixels, {
    raw: { width: image.width, height: image.height, channels: 4, premultiplied: true },
  })
    .png({ palette: true, colours: 96, dither: 0, effort: 1, compressionLevel: 9 })
    .toBuffer();
  return png as Buffer<ArrayBuffer>;
}
