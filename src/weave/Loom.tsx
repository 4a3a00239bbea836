import { Drawing } from './Drawing.tsx';
import eye from './figures/eye.json' with { type: 'json' };
import { nums } from './path.ts';
import { seeded } from './random.ts';

/** The cloth on the loom, counted in threads: `ends` of warp by `picks` of weft, and how wide they are. */
export const cloth = { ends: 190, picks: 143, end: 4, pick: 3 };

const sheet = { width: 1440, height: 900 };
const edge = {
  left: sheet.width - cloth.ends * cloth.end,
  top: sheet.height - cloth.picks * cloth.pick,
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

// The figure is an eye in a ring of rays, and for its pupil a knot of plaited strands. Its quarters are alike, but
// for the knot, which is alike when turned half round: what repeats is written once.
// The eye's middle lies between two picks, so its mirror asks for one pick more than the cloth has.
const rows = cloth.picks + 1;
const across = `matrix(-1 0 0 1 ${cloth.ends} 0)`;
const down = `matrix(1 0 0-1 0 ${rows})`;
const turned = `matrix(-1 0 0-1 ${cloth.ends} ${rows})`;

type Styles = Partial<Record<string, string>>;

type LoomProps = {
  /**
   * Loom.module.css, on the page where the loom moves. Not imported here: the sharing pictures use the
   * drawing too, and every page would get the styles.
   */
  styles?: Styles;
};

/** Loose threads come into order and are woven into a figure; gold ones carry signals to it. */
export function Loom({ styles = {} }: LoomProps) {
  return (
    <div className={styles.loom}>
      <Drawing
        width={sheet.width}
        height={sheet.height}
        preserveAspectRatio="xMaxYMax slice"
        className={styles.sheet}
      >
        <Threads styles={styles} />
        <Board />
        <Cloth styles={styles} />
        <g stroke="var(--zari)" strokeWidth={1.6}>
          {zari.map(({ end, from, by, waist, tied }) => (
            <path key={end} d={thread(from, by, end, edge.top + tied * cloth.pick, waist)} />
          ))}
        </g>
        <g
          className={styles.signals}
          display="none"
          stroke="var(--silk)"
          strokeWidth={3}
          strokeLinecap="round"
        >
          {/* Two groups, because each thing that moves by itself is a layer of its own. */}
          {[0, 1].map((turn) => (
            <path
              key={turn}
              className={styles.signal}
              d={zari
                .filter((_, index) => index % 2 === turn)
                .map(({ end }) => `M${place(end)} ${board}v16`)
                .join('')}
            />
          ))}
        </g>
      </Drawing>
    </div>
  );
}

// Two rows of eyelets, staggered, through which the threads come into order.
function Board() {
  return (
    <path
      d={[0, 1].map((row) => `M${place(row * 2)} ${board + row * 7}H${sheet.width}`).join('')}
      stroke="var(--silk)"
      strokeWidth={3}
      strokeLinecap="round"
      strokeDasharray={`0 ${cloth.end * 4}`}
      opacity={0.7}
    />
  );
}

// Many threads share a few curves: nobody sees it, and they compress well.
const waysEach = 4;

function Threads({ styles }: { styles: Styles }) {
  const random = seeded('warp');
  const layers = [0.22, 0.36, 0.55].map((opacity, depth) => ({
    opacity,
    waist: 180 + depth * 40,
    threads: [] as { end: number; way: string; d: string }[],
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
    const possible = ways.filter(({ by }) => x + by >= wordsEnd);
    const { from, by } = pick(possible, random);
    const d = thread(x + from, x + by, end, edge.top, waist);
    threads.push({ end, way: d.slice(d.indexOf('c')), d });
  }
  // Side by side, threads of one way compress best; in one colour their order is not to be seen.
  return layers.map(({ opacity, threads }) => (
    <g key={opacity} className={styles.threads} stroke="var(--silk)" opacity={opacity}>
      {threads
        .toSorted((a, b) => (a.way < b.way ? -1 : 1))
        .map(({ end, d }) => (
          <path key={end} d={d} />
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

// The weft is laid as whole picks, dashed into floats; each face of the cloth shows its own. Faces are
// masks: of a clip path's parts Chromium first makes one outline, and the page waits for it. What a mask
// shows is painted or not, so nobody needs to work out how bright it is.
function Cloth({ styles }: { styles: Styles }) {
  const whole = `M0 ${cloth.picks / 2}h${cloth.ends}`;
  return (
    <g transform={`translate(${edge.left} ${edge.top})scale(${cloth.end} ${cloth.pick})`}>
      <defs>
        <Picks id="satin" repeat={8} step={3} />
        <Picks id="twill" repeat={4} step={1} />
        {eye.map((outline) => (
          <Face key={outline.face} {...outline} />
        ))}
      </defs>
      {/* The page's thread, which falls behind the drawing, goes into the cloth as the other ends do. */}
      <path d={whole} stroke="var(--indigo)" strokeWidth={cloth.picks} />
      <path
        d={whole}
        stroke="var(--silk)"
        strokeWidth={cloth.picks}
        className={styles.warp}
        strokeDasharray=".25 .75"
        strokeDashoffset={-0.4}
        opacity={0.4}
      />
      <g stroke="var(--zari)" strokeWidth={0.7}>
        <path d={tails()} strokeWidth={0.32} opacity={0.6} />
        <g mask="url(#face-ground)" strokeDasharray="1.1 6.9" opacity={0.8}>
          <use href="#satin" />
        </g>
        <g mask="url(#face-satin)" strokeDasharray="7.5 .5">
          <use href="#satin" />
        </g>
        <g mask="url(#face-silk)" strokeDasharray="7.2 .8" stroke="var(--silk)">
          <use href="#satin" />
        </g>
        <g mask="url(#face-shade)" strokeDasharray="4 4" stroke="var(--silk)">
          <use href="#satin" />
        </g>
        <g id="leaning" mask="url(#face-twill)" strokeDasharray="2.6 1.4">
          <use href="#twill" />
        </g>
        <use href="#leaning" transform={across} />
      </g>
    </g>
  );
}

function Face({ face, quarter, half }: { face: string; quarter?: string; half?: string }) {
  return (
    <mask id={`face-${face}`} mask-type="alpha" fill="#fff">
      {quarter && <Repeated id={`${face}-quarter`} d={quarter} by={[across, down, turned]} />}
      {half && <Repeated id={`${face}-half`} d={half} by={[turned]} />}
    </mask>
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
  const lengths = Array.from(
    { length: Math.floor(cloth.picks / 3) },
    () => 2 + Math.round(8 * random() ** 3),
  );
  return `M0 4.5${lengths.map((length) => `h-${length}m${length} 3`).join('')}`;
}

/**
 * The picks of the whole cloth in six pieces, one drawn and five that repeat it. A browser paints a page
 * in tiles, and for each tile it would work out every float of a path that begins anywhere in it.
 */
function Picks({ id, repeat, step }: { id: string; repeat: number; step: number }) {
  const width = repeat * Math.ceil((cloth.ends + 2 * repeat) / 2 / repeat);
  const height = rows / 3;
  const href = `#${id}-piece`;
  return (
    <g id={id}>
      <path id={`${id}-piece`} d={picks(width, height, repeat, step)} />
      <use href={href} x={width} />
      <use href={href} y={height} />
      <use href={href} x={width} y={height} />
      <use href={href} y={height * 2} />
      <use href={href} x={width} y={height * 2} />
    </g>
  );
}

/** Each pick starts as many ends further on as the binding steps, and again where it repeats. */
function picks(width: number, height: number, repeat: number, step: number): string {
  const start = (pick: number) => ((pick * step) % repeat) - repeat;
  const next = Array.from(
    { length: height - 1 },
    (_, pick) => start(pick + 1) - start(pick) - width,
  );
  return `M${start(0)} .5h${width}${next.map((back) => `m${back} 1h${width}`).join('')}`;
}
