import { openFloats, warp, weft } from './floats.ts';
import { lifts, repeatOf, type Weave } from './lifts.ts';
import { move, num } from './path.ts';
import { seeded } from './random.ts';
import { Strands } from './Strands.tsx';
import { type Thread, toneOf } from './thread.ts';

export type Stripe = {
  id: string;
  /** Whose threads are drawn back together. */
  category: string;
  weave: Weave;
  thread: Thread;
  /** The years it is woven solid for, and those it is woven open for after them. */
  from: number;
  to: number;
};

type ClothProps = {
  className?: string | undefined;
  stripes: readonly Stripe[];
  /** Nothing is left to weave: the whole cloth is solid and has a hem. */
  isFinished: boolean;
  /** How many years the cloth is long; those of its longest stripe, if nobody says. */
  years?: number;
};

// In cells, and a cell is one em, so that the cloth grows with the font size of its place.
const woven = 40;
const fringe = 12;
export const clothHeight = woven + fringe;
const fringeEnds = 19;
/** How far before its stripe's end a thread falls, in pixels: within the last end of each cloth. */
const threadAt = 3;

/**
 * A cloth still on the loom, as wide as its place: one stripe beside the other, each solid for the
 * years that are asked for, open up to the most, bare warp after that. The last end of each stripe
 * falls out of it as a thread.
 */
export function Cloth({
  className,
  stripes,
  isFinished,
  years = Math.max(1, ...stripes.map(({ to }) => to)),
}: ClothProps) {
  const year = Math.floor(woven / years);
  const width = 100 / stripes.length;
  return (
    <svg className={className} fill="none" aria-hidden="true">
      <defs>
        {different(stripes).map(({ weave, thread }) => (
          <Patterns key={idOf(weave, thread)} weave={weave} thread={thread} />
        ))}
        <pattern
          id="cloth-warp"
          width={`${fringeEnds}em`}
          height={`${clothHeight}em`}
          viewBox={`0 0 ${fringeEnds} ${clothHeight}`}
          {...inUserSpace}
        >
          <path d={bareEnds()} stroke="var(--ink-soft)" strokeWidth={0.13} opacity={0.5} />
        </pattern>
      </defs>
      {stripes.map(({ id, category, weave, thread, from, to }, index) => (
        <svg
          key={id}
          data-stripe={id}
          aria-hidden="true"
          x={percent(index * width)}
          width={percent(width)}
        >
          <rect
            data-woven={isFinished ? undefined : from}
            width="100%"
            height={`${isFinished ? clothHeight : from * year}em`}
            fill={`url(#${idOf(weave, thread)})`}
          />
          {!isFinished && (
            <>
              <rect
                data-open={to - from}
                y={`${from * year}em`}
                width="100%"
                height={`${(to - from) * year}em`}
                fill={`url(#${idOf(weave, thread)}-open)`}
              />
              <rect
                y={`${from * year}em`}
                width="100%"
                height={`${clothHeight - from * year}em`}
                fill="url(#cloth-warp)"
              />
              <svg aria-hidden="true" x="100%" overflow="visible" data-thread={category}>
                <Strands
                  thread={thread}
                  shape={{
                    x1: -threadAt,
                    x2: -threadAt,
                    y1: `${from * year}em`,
                    y2: '100%',
                  }}
                />
              </svg>
            </>
          )}
        </svg>
      ))}
      {isFinished && <Hem />}
    </svg>
  );
}

/** The side of a label, in its own units. */
const labelSize = 44;

/** What fills a label in the weave of a stripe; the cloth itself has to be on the page. */
export function labelPatternFor(weave: Weave, thread: Thread): string {
  return `url(#${idOf(weave, thread)}-label)`;
}

function idOf(weave: Weave, thread: Thread): string {
  return `cloth-${weave}-${toneOf(thread)}`;
}

const inUserSpace = { patternUnits: 'userSpaceOnUse' } as const;

function Patterns({ weave, thread }: { weave: Weave; thread: Thread }) {
  const { columns, rows } = repeatOf(weave);
  const size = {
    width: `${columns}em`,
    height: `${rows}em`,
    viewBox: `0 0 ${columns} ${rows}`,
    stroke: `var(--${toneOf(thread)})`,
    ...inUserSpace,
  };
  return (
    <>
      <pattern id={idOf(weave, thread)} {...size}>
        {/* All picks as one line across them, in dashes. */}
        <path
          d={`M${columns / 2} 0v${rows}`}
          strokeWidth={columns}
          strokeDasharray=".18 .82"
          strokeDashoffset={-0.41}
          opacity={0.32}
        />
        <path d={raised(weave)} strokeWidth={0.84} />
      </pattern>
      {/* Whole repeats, at least eight threads wide. */}
      <pattern
        id={`${idOf(weave, thread)}-label`}
        href={`#${idOf(weave, thread)}`}
        width={num(labelSize / Math.ceil(8 / columns), 2)}
        height={num((labelSize * rows) / columns / Math.ceil(8 / columns), 2)}
      />
      <pattern id={`${idOf(weave, thread)}-open`} {...size}>
        <path d={thrown(weave)} strokeWidth={0.39} opacity={0.85} />
      </pattern>
    </>
  );
}

/** The end turned in twice and sewn. */
function Hem() {
  const top = clothHeight - 6;
  return (
    <svg data-hem="" aria-hidden="true" y={`${top}em`}>
      <rect width="100%" height="6em" fill="var(--silk-deep)" />
      <rect width="100%" height=".3em" fill="var(--ink)" />
      <rect y="5.6em" width="100%" height=".4em" fill="var(--ink)" />
      <line
        x2="100%"
        y1="3em"
        y2="3em"
        stroke="var(--madder)"
        strokeWidth=".4em"
        strokeDasharray="1.6em 1em"
      />
    </svg>
  );
}

function different(stripes: readonly Stripe[]): Stripe[] {
  return [
    ...new Map(stripes.map((stripe) => [idOf(stripe.weave, stripe.thread), stripe])).values(),
  ];
}

const inset = 0.1;

function raised(weave: Weave): string {
  const { columns, rows } = repeatOf(weave);
  return warp(
    openFloats(columns, rows, (column, row) => lifts(weave, column, row)),
    inset,
  );
}

/** Every second pick: thrown, but not yet beaten in. */
function thrown(weave: Weave): string {
  const { columns, rows } = repeatOf(weave);
  return weft(
    openFloats(rows, columns, (row, column) => row % 2 === 0 && !lifts(weave, column, row)),
    inset,
  );
}

/** Warp and fringe in one: where two drawings meet between two pixels, the ground shows. */
function bareEnds(): string {
  const random = seeded('fringe');
  return Array.from(
    { length: fringeEnds },
    (_, end) => `${move(end + 0.5, 0)}v${woven + Math.round(fringe * (1 - 0.85 * random()))}`,
  ).join('');
}

function percent(share: number): string {
  return `${num(share, 4)}%`;
}
