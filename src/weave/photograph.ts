import sharp from 'sharp';
import type { Tones } from './halftone.ts';

/** Reads a photo as the grid a portrait is woven from, cropped to what draws the eye. */
export async function photograph(photoPath: string, columns = 192, rows = 240): Promise<Tones> {
  const { data } = await sharp(photoPath)
    .rotate()
    .resize(columns, rows, { fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .grayscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw new Error(
        `The photo ${photoPath} cannot be read.\nCheck the path in content/people.json and that the file is a JPEG, PNG, WebP or AVIF.`,
        { cause },
      );
    });
  return { columns, rows, tones: Array.from(data, (light) => 1 - light / 255) };
}
