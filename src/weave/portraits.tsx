import sharp, { type Sharp } from 'sharp';
import { Drawing, Stroke } from './Drawing.tsx';
import { floats, strokes } from './floats.ts';
import { mod } from './lifts.ts';

/** The size of a woven picture, in crossings of threads and in pixels. */
type Cloth = { columns: number; rows: number; width: number; height: number };

const panel: Cloth = { columns: 98, rows: 144, width: 480, height: 576 };

/** How much of a panel is always shown: down to the collar. */
const bustHeight = 496;

const slit: Cloth = { columns: 150, rows: 36, width: 1440, height: 260 };

/** From black to white in the stand-ins of `figures/`. */
const threadsByLight = ['warp', 'ground', 'gold', 'silk'] as const;

/** A person as two woven pictures: what lies on top at each crossing, row by row. */
type Likeness = { bust: (typeof threadsByLight)[number][]; eyes: boolean[] };

/** The ground is a satin, in which every eighth crossing of a pick is bound. */
const satin = 8;

/** How many ends of ground are drawn on either side of a panel. */
const beyond = 2 * panel.columns;

/** A figure woven in silk and gold on a dark ground. Where there is room, the ground goes on at its sides, and its coat below. */
export function FriezePanel({ likeness }: { likeness: Likeness }) {
  const { columns: ends, rows: picks, width, height } = panel;
  const threadAt = (pick: number, end: number) =>
    end < 0 || end >= ends ? 'ground' : likeness.bust[pick * ends + end];
  const drawn = (thread: 'gold' | 'silk') => {
    const isOver = (pick: number, end: number) => threadAt(pick, end) === thread;
    return strokes('h', floats(picks, ends, isOver), 0.06);
  };
  const isGround = (pick: number, end: number) => threadAt(pick, end) === 'ground';
  // Each line begins at a crossing that is bound, and its dashes are the others.
  const ground = floats(picks, ends, isGround, beyond).flatMap(({ line, from, length }) => {
    const unbound = mod(-from - 3 * line, satin);
    return unbound < length ? { line, from: from + unbound, length: length - unbound } : [];
  });
  return (
    <Drawing width={width} height={bustHeight} preserveAspectRatio="xMidYMin">
      <g transform={`scale(${(width / ends).toFixed(4)} ${height / picks})`}>
        <path
          d={`M${-beyond} 0h${ends + 2 * beyond}v${picks}h${-ends - 2 * beyond}z`}
          fill="var(--indigo)"
        />
        <Stroke
          d={`M${-beyond} ${picks / 2}h${ends + 2 * beyond}`}
          colour="on-indigo"
          width={picks}
          dashes=".22 .78"
          strokeDashoffset={-0.39}
          opacity={0.26}
        />
        <g strokeWidth={0.74}>
          <Stroke
            d={strokes('h', ground, 0.06)}
            colour="zari"
            dashes={`.88 ${satin - 0.88}`}
            opacity={0.55}
          />
          <Stroke d={drawn('gold')} colour="zari" />
          <Stroke d={drawn('silk')} colour="on-indigo" />
        </g>
      </g>
    </Drawing>
  );
}

const warpColours = ['ink', 'madder', 'ink-soft'] as const;

/** A pair of eyes on a warp; neighbours are of different yarns, and in the dark scheme on different cloths. */
export function Slit({ likeness, index }: { likeness: Likeness; index: number }) {
  const { columns: ends, rows: picks, width, height } = slit;
  const isOver = (pick: number, end: number) => likeness.eyes[pick * ends + end] === true;
  const yarn = strokes('h', floats(picks, ends, isOver), 0.1);
  return (
    <Drawing width={width} height={height}>
      <path d={`M0 0H${width}V${height}H0Z`} fill="var(--silk)" />
      <Stroke
        d={`M0 ${height / 2}h${width}`}
        colour="ink"
        width={height}
        dashes="2.8 6.8"
        strokeDashoffset={-3.4}
        opacity={0.3}
      />
      <g transform={`scale(${width / ends} ${(height / picks).toFixed(4)})`}>
        <Stroke d={yarn} colour={warpColours[index % warpColours.length]} width={0.78} />
        {/* Highlights, in short dashes like the plies of a yarn. */}
        <Stroke
          d={yarn}
          transform="translate(.05-.16)"
          colour="silk"
          width={0.1}
          dashes=".42 .3"
          opacity={0.75}
        />
      </g>
    </Drawing>
  );
}

/** The placeholder for a person without a photo, chosen by index, so that neighbours look different. */
export async function standIn(index: number): Promise<Likeness> {
  const [bust, eyes] = await Promise.all(
    ['bust', 'eyes'].map((part) =>
      lightIn(sharp(`src/weave/figures/${part}-${(index % 3) + 1}.png`).extractChannel(0)),
    ),
  );
  return {
    bust: (bust ?? []).map((light) => threadsByLight[Math.round(light * 3)] ?? 'warp'),
    eyes: (eyes ?? []).map((light) => light === 0),
  };
}

const coats = ['herringbone', 'diamond', 'twill'] as const;

/** The share of a photo's width that a slit shows: little more than the eyes. */
const slitShare = 0.6;

/** Where the eyes are, in percent of the photo's width and height. */
type Eyes = { fromLeft: number; fromTop: number };

/** Where the eyes of a panel are: a little above its middle. */
const eyesOfPanel = 0.4;

/**
 * A person from a photo: on the panel bright areas become silk, and darker ones gold; on the slit shadows become dark
 * yarn. Both are cut out around the eyes.
 */
export async function photographed(path: string, eyes: Eyes, index: number): Promise<Likeness> {
  const { data, info } = await sharp(path).rotate().png().toBuffer({ resolveWithObject: true });
  const across = (info.width * eyes.fromLeft) / 100;
  const down = (info.height * eyes.fromTop) / 100;
  const cutOut = (width: number, height: number, above: number) => {
    const left = within(across - width / 2, info.width - width);
    const top = within(down - height * above, info.height - height);
    return sharp(data).extract({ left, top, width, height });
  };

  const slitWidth = Math.round(info.width * slitShare);
  const slitHeight = Math.round(Math.min(info.height, (slitWidth * slit.height) / slit.width));
  const panelWidth = Math.round(Math.min(info.width, (info.height * panel.width) / panel.height));
  const panelHeight = Math.round(Math.min(info.height, (info.width * panel.height) / panel.width));
  const [bust, gaze] = await Promise.all([
    squeezed(cutOut(panelWidth, panelHeight, eyesOfPanel), panel),
    squeezed(cutOut(slitWidth, slitHeight, 0.5), slit),
  ]);
  const coat = coats[index % coats.length] ?? 'twill';
  const eyesBinding = index % 2 === 0 ? 'satin' : 'twill';
  return {
    bust: bust.map((light, at) => {
      if (light > 0.5) return covers((light - 0.3) * 1.6, 'satin', at, panel) ? 'silk' : 'warp';
      return covers(light * 1.3, coat, at, panel) ? 'gold' : 'warp';
    }),
    eyes: gaze.map((light, at) => covers(Math.max(0.06, 1 - light), eyesBinding, at, slit)),
  };
}

function within(start: number, most: number): number {
  return Math.round(Math.max(0, Math.min(most, start)));
}

// Crossings are not square, so the cropped photo is resized without keeping its proportions.
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

/** For each weave, the order in which the crossings of a repeat are covered as the share grows, from 0 to 4. */
const orders = {
  satin: (column: number, row: number) => (mod(column - 2 * row, 5) * 4) / 5,
  twill: (column: number, row: number) => mod(column - row, 4),
  herringbone: (column: number, row: number) =>
    mod((Math.floor(column / 12) % 2 === 0 ? column : -column) - row, 4),
  diamond: (column: number, row: number) => mod(fromMiddle(column) + fromMiddle(row), 4),
};

/** Whether a thread that is to cover `share` of the cloth lies on top at this crossing. */
function covers(
  share: number,
  binding: keyof typeof orders,
  at: number,
  { columns }: Cloth,
): boolean {
  const column = at % columns;
  const row = Math.floor(at / columns);
  // A quarter of the repeats at a time, for more shades in between.
  const repeat = Math.floor(column / 4) + 2 * Math.floor(row / 3);
  return share * 4 > orders[binding](column, row) + (mod(repeat, 4) + 0.5) / 4;
}

/** The distance of a thread from the middle of a repeat of sixteen. */
function fromMiddle(index: number): number {
  return Math.abs(mod(index, 16) - 8);
}
