import { Drawing, Stroke } from './Drawing.tsx';
import { nums } from './path.ts';
import { seeded } from './random.ts';

/** The cloth on the loom, counted in threads: `ends` of warp by `picks` of weft, and how wide they are. */
const cloth = { ends: 190, picks: 143, end: 4, pick: 3 };

const sheet = { width: 1440, height: 900 };
const edge = {
  left: sheet.width - cloth.ends * cloth.end,
  top: sheet.height - cloth.picks * cloth.pick,
};
// The ends of its weft hang out of the cloth on the side of the words.
const tails = 10 * cloth.end;
// Below this line the threads run straight to the cloth: here they pass a board with holes, which orders them.
const board = edge.top - 70;
const wordsEnd = 690;

/** Ends of the warp that carry signals, where they come from, and the pick they are tied in at: the rim of the pupil. */
const zari = [
  { end: 80, from: 570, by: 760, waist: 230, tied: 56 },
  { end: 86, from: 1040, by: 850, waist: 205, tied: 49 },
  { end: 92, from: 770, by: 980, waist: 180, tied: 47 },
  { end: 98, from: 1360, by: 1110, waist: 240, tied: 47 },
  { end: 104, from: 1150, by: 1270, waist: 195, tied: 50 },
  { end: 110, from: 1490, by: 1370, waist: 225, tied: 57 },
];

// The tails of the weft included.
const figureBox = {
  x: edge.left - tails,
  y: edge.top,
  width: sheet.width - edge.left + tails,
  height: sheet.height - edge.top,
};

type LoomProps = {
  /** What is woven: its file, or its markup for a picture that cannot refer to a file. */
  figure: { file: string } | { markup: string };
};

/** Loose threads come into order and are woven into a figure; gold ones carry signals to it. */
export function Loom({ figure }: LoomProps) {
  // Two groups only, because each animated element is a compositor layer.
  const signals = [0, 1].map((turn) =>
    zari.flatMap(({ end }, index) => (index % 2 === turn ? `M${xOf(end)} ${board}v16` : [])),
  );
  return (
    <Drawing {...sheet} preserveAspectRatio="xMaxYMax slice">
      <Threads />
      {/* Two rows of eyelets, staggered, through which the threads come into order. */}
      <Stroke
        d={[0, 1].map((row) => `M${xOf(row * 2)} ${board + row * 7}H${sheet.width}`).join('')}
        tone="silk"
        width={3}
        strokeLinecap="round"
        dashes={`0 ${cloth.end * 4}`}
        opacity={0.7}
      />
      {'file' in figure ? (
        <image href={figure.file} {...figureBox} />
      ) : (
        <svg
          {...figureBox}
          aria-hidden="true"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: it is a file of ours, for a picture alone
          dangerouslySetInnerHTML={{ __html: figure.markup }}
        />
      )}
      <g stroke="var(--zari)" strokeWidth={1.6}>
        {zari.map(({ end, from, by, waist, tied }) => (
          <path key={end} d={thread(from, by, end, edge.top + tied * cloth.pick, waist)} />
        ))}
      </g>
      <g data-signals="" display="none" stroke="var(--silk)" strokeWidth={3} strokeLinecap="round">
        {signals.map((ends) => (
          <path key={ends[0]} d={ends.join('')} />
        ))}
      </g>
    </Drawing>
  );
}

// Many threads share a few curves, which is not visible and compresses well.
const curvesEach = 4;

function Threads() {
  const random = seeded('warp');
  const layers = [0.22, 0.36, 0.55].map((opacity, depth) => ({
    opacity,
    waist: 180 + depth * 40,
    threads: [] as string[],
    curves: Array.from({ length: curvesEach }, () => {
      const from = tens((random() - 0.5) * 620);
      return { from, by: tens(from / 2 + (random() - 0.5) * 300) };
    }),
  }));
  for (let end = 0; end < cloth.ends; end += 2) {
    if (zari.some((gold) => gold.end === end)) continue;
    const { waist, threads, curves } = pick(layers, random);
    const x = xOf(end);
    // On the side of the words a thread bends inwards before it reaches them.
    const { from, by } = pick(
      curves.filter(({ by }) => x + by >= wordsEnd),
      random,
    );
    threads.push(thread(x + from, x + by, end, edge.top, waist));
  }
  // Sorted by curve they compress best; in one colour their order is not visible.
  const curveOf = (d: string) => d.slice(d.indexOf('c'));
  return layers.map(({ opacity, threads }) => (
    <g key={opacity} data-threads="" stroke="var(--silk)" opacity={opacity}>
      {threads
        .toSorted((a, b) => (curveOf(a) < curveOf(b) ? -1 : 1))
        .map((d) => (
          <path key={d} d={d} />
        ))}
    </g>
  ));
}

function pick<Choice>(choices: readonly Choice[], random: () => number): Choice {
  return choices[Math.floor(random() * choices.length)] as Choice;
}

// Two bends, wide at the top and narrow below, then straight.
function thread(from: number, by: number, end: number, to: number, waist: number): string {
  const x = xOf(end);
  const above = nums([0, 110, by - from, waist - 125, by - from, waist]);
  const below = nums([x - by, 290 - waist, x - by, board - waist]);
  return `M${from} 0c${above}s${below}V${to}`;
}

function xOf(end: number): number {
  return edge.left + (end + 0.5) * cloth.end;
}

function tens(value: number): number {
  return Math.round(value / 10) * 10;
}
