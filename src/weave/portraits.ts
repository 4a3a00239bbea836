import sharp, { type Sharp } from 'sharp';
import { mod } from './lifts.ts';

/** What a picture is woven on: how many crossings of threads, and how large they make it. */
type Cloth = { columns: number; rows: number; width: number; height: number };

/** Head and shoulders; three of these panels side by side are one cloth. */
export const panel: Cloth = { columns: 98, rows: 144, width: 480, height: 576 };

/** A pair of eyes, so near that a face is only threads. */
export const slit: Cloth = { columns: 150, rows: 36, width: 1440, height: 260 };

const lying = ['warp', 'ground', 'gold', 'silk'] as const;

/** A person as two woven pictures: what lies on top at each crossing, row by row. */
export type Likeness = { bust: (typeof lying)[number][]; eyes: boolean[] };

/** Who stands in for a person without a photo: by their place, so that neighbours look different. */
export async function standIn(place: number): Promise<Likeness> {
  const number = (place % 3) + 1;
  const read = (name: string) =>
    lightIn(sharp(`src/weave/figures/${name}-${number}.png`).extractChannel(0));
  const [bust, eyes] = await Promise.all([read('bust'), read('eyes')]);
  return {
    bust: bust.map((light) => lying[Math.round(light * 3)] ?? 'warp'),
    eyes: eyes.map((light) => light === 0),
  };
}

const coats = ['herringbone', 'diamond', 'twill'] as const;

/** A person as on a photo: on the panel what is bright becomes silk, and less bright gold; on the slit shadow is dark yarn. */
export async function photographed(path: string, eyesAt: number, place: number): Promise<Likeness> {
  const [bust, eyes] = await Promise.all([photograph(path, panel), eyesOf(path, slit, eyesAt)]);
  const coat = coats[place % coats.length] ?? 'twill';
  const eyesBinding = place % 2 === 0 ? 'satin' : 'twill';
  return {
    bust: bust.map((light, at) => {
      const [column, row] = [at % panel.columns, Math.floor(at / panel.columns)];
      if (light > 0.5) return covers((light - 0.3) * 1.6, 'satin', column, row) ? 'silk' : 'warp';
      return covers(light * 1.3, coat, column, row) ? 'gold' : 'warp';
    }),
    eyes: eyes.map((light, at) =>
      covers(
        Math.max(0.06, 1 - light),
        eyesBinding,
        at % slit.columns,
        Math.floor(at / slit.columns),
      ),
    ),
  };
}

/** The light of a photo at each crossing, cropped to what draws the eye. */
export async function photograph(path: string, cloth: Cloth): Promise<number[]> {
  return read(path, (photo) =>
    squeezed(
      photo.resize(cloth.width, cloth.height, { fit: 'cover', position: 'attention' }),
      cloth,
    ),
  );
}

/** How much of a photo's width a slit shows: a pair of eyes, and little beside them. */
const slitShare = 0.6;

/** The light of the strip that lies round the eyes; `eyes` is their place from the top, 0 to 1. */
export async function eyesOf(path: string, cloth: Cloth, eyes: number): Promise<number[]> {
  return read(path, async (photo) => {
    const { data, info } = await photo.png().toBuffer({ resolveWithObject: true });
    const width = Math.round(info.width * slitShare);
    const height = Math.round((width * cloth.height) / cloth.width);
    const top = Math.round(info.height * eyes - height / 2);
    const strip = {
      left: Math.round((info.width - width) / 2),
      top: Math.max(0, Math.min(info.height - height, top)),
      width,
      height,
    };
    return squeezed(sharp(data).extract(strip), cloth);
  });
}

async function read(path: string, crop: (photo: Sharp) => Promise<number[]>): Promise<number[]> {
  try {
    return await crop(sharp(path).rotate());
  } catch (cause) {
    throw new Error(
      `The photo ${path} cannot be read.\nCheck the path in content/people.json and that the file is a JPEG, PNG, WebP or AVIF.`,
      { cause },
    );
  }
}

// Crossings are not square, so the cropped photo is squeezed into them.
async function squeezed(cropped: Sharp, { columns, rows }: Cloth): Promise<number[]> {
  return lightIn(
    sharp(await cropped.png().toBuffer())
      .resize(columns, rows, { fit: 'fill' })
      .flatten({ background: '#ffffff' })
      .grayscale()
      .normalise(),
  );
}

async function lightIn(picture: Sharp): Promise<number[]> {
  return Array.from(await picture.raw().toBuffer(), (value) => value / 255);
}

/** The order in which floats lengthen as a thread is to cover more. */
type Binding = 'satin' | 'twill' | 'herringbone' | 'diamond';

/** Whether a thread that is to cover `share` of the cloth lies on top at this crossing. */
function covers(share: number, binding: Binding, column: number, row: number): boolean {
  // Floats do not lengthen all at once but one repeat in four at a time: that makes the half tones.
  const repeat = Math.floor(column / 4) + 2 * Math.floor(row / 3);
  return share * 4 > order[binding](column, row) + (mod(repeat, 4) + 0.5) / 4;
}

const order: Record<Binding, (column: number, row: number) => number> = {
  satin: (column, row) => (mod(column - 2 * row, 5) * 4) / 5,
  twill: (column, row) => mod(column - row, 4),
  herringbone: (column, row) =>
    mod((Math.floor(column / 12) % 2 === 0 ? column : -column) - row, 4),
  diamond: (column, row) => mod(fold(column) + fold(row), 4),
};

function fold(index: number): number {
  return Math.abs(mod(index, 16) - 8);
}
