import sharp from 'sharp';

/** What a picture is woven on: how many crossings of threads, and how large they make it. */
export type Cloth = { columns: number; rows: number; width: number; height: number };

const regions = [
  'ground',
  'skin',
  'hair',
  'coat',
  'collar',
  'brow',
  'lid',
  'white',
  'iris',
  'pupil',
  'glint',
  'mouth',
  /** Of a photo only the light is known. */
  'photograph',
] as const;

/** What is seen at a crossing, and how much light falls on it: 0 is none, 1 the full light. */
export type Spot = { region: (typeof regions)[number]; light: number };

/** A person as a picture of head and shoulders, and one of the eyes. */
export type Likeness = { bust: Spot[]; eyes: Spot[] };

const figures = 3;

/** Who stands in for a person without a photo: by their place, so that neighbours look different. */
export async function figureAt(place: number): Promise<Likeness> {
  const number = (place % figures) + 1;
  return { bust: await read(`bust-${number}`), eyes: await read(`eyes-${number}`) };
}

// One pixel for each crossing: its red says which region, in steps of 20, and its green how much light.
async function read(name: string): Promise<Spot[]> {
  const file = `src/weave/figures/${name}.png`;
  const pixels = await sharp(file).raw().toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, index) => ({
    region: regions[(pixels[3 * index] ?? 0) / 20] ?? 'ground',
    light: (pixels[3 * index + 1] ?? 0) / 255,
  }));
}
