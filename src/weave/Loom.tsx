import { contour } from './contour.ts';
import { Drawing, type Label } from './Drawing.tsx';
import { cloth, faceAt, faces, rimAt } from './damask.ts';
import styles from './Loom.module.css';
import { nums } from './path.ts';
import { seeded } from './random.ts';

const sheet = { width: 1440, height: 900 };
const edge = {
  left: sheet.width - cloth.ends * cloth.end,
  top: sheet.height - cloth.picks * cloth.pick,
};
// Below this line the threads run straight to the cloth: here they pass the comber board.
const board = edge.top - 70;
const loose = 76;

/** Ends of the warp that carry signals, and where they come from. */
const zari = [
  { end: 81, from: 560, by: 770 },
  { end: 87, from: 1010, by: 860 },
  { end: 92, from: 800, by: 1000 },
  { end: 97, from: 1330, by: 1130 },
  { end: 102, from: 1130, by: 1280 },
  { end: 108, from: 1490, by: 1380 },
];

/** Loose threads come into order and are woven into a figure; gold ones carry signals to it. */
export function Loom({ label }: Label) {
  return (
    <div className={styles.loom}>
      <Drawing
        width={sheet.width}
        height={sheet.height}
        preserveAspectRatio="xMaxYMax slice"
        className={styles.sheet}
        label={label}
      >
        <Threads />
        <Cloth />
        <g stroke="var(--zari)" strokeWidth={1.6}>
          {zari.map(({ end, from, by }, index) => (
            <path key={end} id={`zari-${index + 1}`} d={thread(from, by, end, tied(end))} />
          ))}
        </g>
        <g className={styles.signals} stroke="var(--silk)" strokeWidth={3} strokeLinecap="round">
          {zari.map(({ end }) => (
            <path key={end} className={styles.signal} d="M-8 0H8" />
          ))}
        </g>
      </Drawing>
    </div>
  );
}

function Threads() {
  const layers = looseThreads();
  return layers.map(({ depth, threads }) => (
    <g
      key={depth}
      className={styles.threads}
      data-depth={depth}
      stroke="var(--silk)"
      opacity={[0.22, 0.36, 0.55][depth]}
    >
      {threads.map(({ end, d }) => (
        <path key={end} d={d} />
      ))}
    </g>
  ));
}

function looseThreads() {
  const random = seeded('warp');
  const ends = Array.from({ length: loose }, (_, index) =>
    Math.round(((index + 0.5) * cloth.ends) / loose),
  );
  const threads = ends
    .filter((end) => !zari.some((gold) => gold.end === end))
    .map((end) => {
      const bottom = across(end);
      const from = tens(bottom + (random() - 0.5) * 620 + (bottom - 1065) * 0.2);
      const by = tens((from + bottom) / 2 + (random() - 0.5) * 300);
      return {
        end,
        depth: Math.floor(random() * 3),
        d: thread(from, by < 690 ? tens(690 + random() * 120) : by, end, edge.top),
      };
    });
  return [0, 1, 2].map((depth) => ({
    depth,
    threads: threads.filter((thread) => thread.depth === depth),
  }));
}

// Two bends, wide at the top and narrow below, then straight.
function thread(from: number, by: number, end: number, to: number): string {
  const x = across(end);
  return `M${from} 0C${nums([from, 110, by, 90, by, 215])}S${nums([x, 290, x, board])}V${to}`;
}

function tied(end: number): number {
  return edge.top + rimAt(end) * cloth.pick;
}

function across(end: number): number {
  return edge.left + (end + 0.5) * cloth.end;
}

function tens(value: number): number {
  return Math.round(value / 10) * 10;
}

// The weft is laid as whole picks, dashed into floats; each face of the cloth cuts out its own.
function Cloth() {
  return (
    <g
      className={styles.cloth}
      transform={`translate(${edge.left} ${edge.top})scale(${cloth.end} ${cloth.pick})`}
    >
      <defs>
        <path id="picks-8" d={picks(8)} />
        <path id="picks-4" d={picks(4)} />
        <g id="satin">
          {[0, 1, 2, 3, 4, 5, 6, 7].map((pick) => (
            <use key={pick} href="#picks-8" x={(pick * 3) % 8} y={pick} />
          ))}
        </g>
        <g id="twill">
          {[0, 1, 2, 3].map((pick) => (
            <use key={pick} href="#picks-4" x={pick} y={pick} />
          ))}
        </g>
        {faces.map((face) => (
          <clipPath key={face} id={`face-${face}`}>
            <path d={contour(cloth.ends, cloth.picks, (end, pick) => faceAt(end, pick) === face)} />
          </clipPath>
        ))}
      </defs>
      <path
        d={`M0 ${cloth.picks / 2}h${cloth.ends}`}
        stroke="var(--silk)"
        strokeWidth={cloth.picks}
        strokeDasharray=".2 .8"
        strokeDashoffset={-0.4}
        opacity={0.4}
      />
      <g stroke="var(--zari)" strokeWidth={0.7}>
        <g clipPath="url(#face-ground)" strokeDasharray="1.4 6.6">
          <use href="#satin" />
        </g>
        <g clipPath="url(#face-satin)" strokeDasharray="7.5 .5">
          <use href="#satin" />
        </g>
        <g clipPath="url(#face-silk)" strokeDasharray="7.2 .8" stroke="var(--silk)">
          <use href="#satin" />
        </g>
        <g clipPath="url(#face-shade)" strokeDasharray="2 2" stroke="var(--silk)">
          <use href="#twill" />
        </g>
        <g clipPath="url(#face-twill)" strokeDasharray="2.6 1.4">
          <use href="#twill" />
        </g>
        <g clipPath="url(#face-counter-twill)" strokeDasharray="2.6 1.4">
          <use href="#twill" transform={`matrix(-1 0 0 1 ${cloth.ends} 0)`} />
        </g>
      </g>
    </g>
  );
}

function picks(repeat: number): string {
  const lead = repeat;
  const length = cloth.ends + 2 * lead;
  return Array.from(
    { length: Math.ceil(cloth.picks / repeat) },
    (_, index) => `M${-lead} ${index * repeat}.5h${length}`,
  ).join('');
}
