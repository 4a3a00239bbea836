import { Drawing, Stroke } from './Drawing.tsx';
import eye from './figures/eye.json' with { type: 'json' };
import { nums } from './path.ts';
import { seeded } from './random.ts';

/** The cloth on the loom, counted in threads: `ends` of warp by `picks` of weft, and how wide they are. */
const cloth = { ends: 190, picks: 143, end: 4, pick: 3 };

const sheet = { width: 1440, height: 900 };
const edge = {
  left: sheet.width - cloth.ends * cloth.end,
  top: sheet.height - cloth.picks * cloth.pick,
};
// The cloth on its sheet, with the ends of weft that hang out of it on the side of the words.
const longestTail = 10;
const clothBox = {
  x: edge.left - longestTail * cloth.end,
  y: edge.top,
  width: (cloth.ends + longestTail) * cloth.end,
  height: cloth.picks * cloth.pick,
};
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

type LoomProps = {
  /** The file of LoomCloth, for a page that need not wait for it; without one the cloth is drawn here. */
  file?: string;
};

/** Loose threads come into order and are woven into a figure; gold ones carry signals to it. */
export function Loom({ file }: LoomProps) {
  // Two groups, because each thing that moves by itself is a layer of its own.
  const signals = [0, 1].map((turn) =>
    zari.flatMap(({ end }, index) => (index % 2 === turn ? `M${place(end)} ${board}v16` : [])),
  );
  return (
    <Drawing {...sheet} preserveAspectRatio="xMaxYMax slice">
      <Threads />
      {/* Two rows of eyelets, staggered, through which the threads come into order. */}
      <Stroke
        d={[0, 1].map((row) => `M${place(row * 2)} ${board + row * 7}H${sheet.width}`).join('')}
        tone="silk"
        width={3}
        strokeLinecap="round"
        dashes={`0 ${cloth.end * 4}`}
        opacity={0.7}
      />
      {file ? (
        <image href={file} {...clothBox} />
      ) : (
        <svg {...clothBox} role="presentation">
          <LoomCloth />
        </svg>
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

// Many threads share a few curves: nobody sees it, and they compress well.
const waysEach = 4;

function Threads() {
  const random = seeded('warp');
  const layers = [0.22, 0.36, 0.55].map((opacity, depth) => ({
    opacity,
    waist: 180 + depth * 40,
    threads: [] as string[],
    ways: Array.from({ length: waysEach }, () => {
      const from = tens((random() - 0.5) * 620);
      return { from, by: tens(from / 2 + (random() - 0.5) * 300) };
    }),
  }));
  for (let end = 0; end < cloth.ends; end += 2) {
    if (zari.some((gold) => gold.end === end)) continue;
    const { waist, threads, ways } = pick(layers, random);
    const x = place(end);
    // On the side of the words a thread bends inwards before it reaches them.
    const { from, by } = pick(
      ways.filter(({ by }) => x + by >= wordsEnd),
      random,
    );
    threads.push(thread(x + from, x + by, end, edge.top, waist));
  }
  // Side by side, threads of one way compress best; in one colour their order is not to be seen.
  const wayOf = (d: string) => d.slice(d.indexOf('c'));
  return layers.map(({ opacity, threads }) => (
    <g key={opacity} data-threads="" stroke="var(--silk)" opacity={opacity}>
      {threads
        .toSorted((a, b) => (wayOf(a) < wayOf(b) ? -1 : 1))
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
  const x = place(end);
  const above = nums([0, 110, by - from, waist - 125, by - from, waist]);
  const below = nums([x - by, 290 - waist, x - by, board - waist]);
  return `M${from} 0c${above}s${below}V${to}`;
}

function place(end: number): number {
  return edge.left + (end + 0.5) * cloth.end;
}

function tens(value: number): number {
  return Math.round(value / 10) * 10;
}

// The figure is an eye in a ring of rays, and for its pupil a knot of plaited strands. Its quarters are alike, but
// for the knot, which is alike when turned half round: what repeats is written once.
// The eye's middle lies between two picks, so its mirror asks for one pick more than the cloth has.
const rows = cloth.picks + 1;
const across = `matrix(-1 0 0 1 ${cloth.ends} 0)`;
const down = `matrix(1 0 0-1 0 ${rows})`;
const turned = `matrix(-1 0 0-1 ${cloth.ends} ${rows})`;

const faces = [
  { face: 'ground', strokeDasharray: '1.1 6.9', opacity: 0.8 },
  { face: 'satin', strokeDasharray: '7.5 .5' },
  { face: 'silk', strokeDasharray: '7.2 .8', stroke: 'var(--on-indigo)' },
  { face: 'shade', strokeDasharray: '4 4', stroke: 'var(--on-indigo)' },
];

// The weft is laid as whole picks, dashed into floats; each face of the cloth shows its own. Faces are
// masks: of a clip path's parts Chromium first makes one outline, and the page waits for it. What a mask
// shows is painted or not, so nobody needs to work out how bright it is.
export function LoomCloth() {
  const whole = `M0 ${cloth.picks / 2}h${cloth.ends}`;
  return (
    <Drawing width={clothBox.width} height={clothBox.height}>
      <g transform={`translate(${longestTail * cloth.end})scale(${cloth.end} ${cloth.pick})`}>
        <defs>
          <Picks id="satin" repeat={8} step={3} />
          <Picks id="twill" repeat={4} step={1} />
          {eye.map(({ face, quarter, half }) => (
            <mask key={face} id={`face-${face}`} mask-type="alpha" fill="#fff">
              {quarter && (
                <Repeated id={`${face}-quarter`} d={quarter} by={[across, down, turned]} />
              )}
              {half && <Repeated id={`${face}-half`} d={half} by={[turned]} />}
            </mask>
          ))}
        </defs>
        {/* The page's thread, which falls behind the drawing, goes into the cloth as the other ends do. */}
        <Stroke d={whole} tone="indigo" width={cloth.picks} />
        <Stroke
          d={whole}
          tone="on-indigo"
          width={cloth.picks}
          dashes=".25 .75"
          strokeDashoffset={-0.4}
          opacity={0.4}
        />
        <g stroke="var(--zari)" strokeWidth={0.7}>
          <path d={tails()} strokeWidth={0.32} opacity={0.6} />
          {faces.map(({ face, ...look }) => (
            <g key={face} mask={`url(#face-${face})`} {...look}>
              <use href="#satin" />
            </g>
          ))}
          <g id="leaning" mask="url(#face-twill)" strokeDasharray="2.6 1.4">
            <use href="#twill" />
          </g>
          <use href="#leaning" transform={across} />
        </g>
      </g>
    </Drawing>
  );
}

function Repeated({ id, d, by }: { id: string; d: string; by: readonly string[] }) {
  return (
    <>
      <path id={id} d={d} />
      {by.map((transform) => (
        <use key={transform} href={`#${id}`} transform={transform} />
      ))}
    </>
  );
}

// Weft that has not been drawn in: its ends hang out on the side of the words.
function tails(): string {
  const random = seeded('tails');
  const tail = () => {
    const length = 2 + Math.round((longestTail - 2) * random() ** 3);
    return `h-${length}m${length} 3`;
  };
  return `M0 4.5${Array.from({ length: Math.floor(cloth.picks / 3) }, tail).join('')}`;
}

/**
 * The picks of the whole cloth in six pieces, one drawn and five that repeat it. A browser paints a page
 * in tiles, and for each tile it would work out every float of a path that begins anywhere in it. Each pick
 * starts as many ends further on as the binding steps, and again where it repeats.
 */
function Picks({ id, repeat, step }: { id: string; repeat: number; step: number }) {
  const width = repeat * Math.ceil((cloth.ends + 2 * repeat) / 2 / repeat);
  const height = rows / 3;
  const href = `#${id}-piece`;
  const start = (pick: number) => ((pick * step) % repeat) - repeat;
  const picks = Array.from({ length: height }, (_, pick) =>
    pick === 0
      ? `M${start(0)} .5h${width}`
      : `m${start(pick) - start(pick - 1) - width} 1h${width}`,
  );
  return (
    <g id={id}>
      <path id={`${id}-piece`} d={picks.join('')} />
      <use href={href} x={width} />
      <use href={href} y={height} />
      <use href={href} x={width} y={height} />
      <use href={href} y={height * 2} />
      <use href={href} x={width} y={height * 2} />
    </g>
  );
}
