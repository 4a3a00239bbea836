import sharp, { type Sharp } from 'sharp';
import type { Cloth, Spot } from './figures.ts';

/** Reads a photo as the grid a panel is woven from, cropped to what draws the eye. */
export async function photograph(photoPath: string, cloth: Cloth): Promise<Spot[]> {
  return read(photoPath, async (photo) =>
    spots(photo.resize(cloth.width, cloth.height, { fit: 'cover', position: 'attention' }), cloth),
  );
}

/** How much of a photo's width a slit shows: a pair of eyes, and little beside them. */
const slitShare = 0.6;

/** Reads the strip of a photo that lies round the eyes; `eyes` is their place from its top, 0 to 1. */
export async function eyesOf(photoPath: string, cloth: Cloth, eyes: number): Promise<Spot[]> {
  return read(photoPath, async (photo) => {
    const { data, info } = await photo.png().toBuffer({ resolveWithObject: true });
    const width = Math.round(info.width * slitShare);
    const height = Math.round((width * cloth.height) / cloth.width);
    const top = Math.round(info.height * eyes - height / 2);
    return spots(
      sharp(data).extract({
        left: Math.round((info.width - width) / 2),
        top: Math.max(0, Math.min(info.height - height, top)),
        width,
        height,
      }),
      cloth,
    );
  });
}

async function read(photoPath: string, crop: (photo: Sharp) => Promise<Spot[]>): Promise<Spot[]> {
  try {
    return await crop(sharp(photoPath).rotate());
  } catch (cause) {
    throw new Error(
      `The photo ${photoPath} cannot be read.\nCheck the path in content/people.json and that the file is a JPEG, PNG, WebP or AVIF.`,
      { cause },
    );
  }
}

// Crossings are not square, so the cropped photo is squeezed into them.
async function spots(cropped: Sharp, { columns, rows }: Cloth): Promise<Spot[]> {
  const { data } = await cropped.png().toBuffer({ resolveWithObject: true });
  const { data: light } = await sharp(data)
    .resize(columns, rows, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .grayscale()
    .normalise()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from(light, (value) => ({ region: 'photograph', light: value / 255 }));
}
