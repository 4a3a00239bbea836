import type { Colour } from '#src/styles/colours.ts';
import { Stroke } from './Drawing.tsx';
import { floats, strokes } from './floats.ts';
import { lifts, raised, repeatOf, type Weave } from './lifts.ts';
import { move, num } from './path.ts';
import { Strands } from './Strands.tsx';
import { seeded } from './seeded.ts';
import { colourOf, type Yarn } from './yarn.ts';

export type Stripe = {
  id: string;
  weave: Weave;
  yarn: Yarn;
  /** In years from the top of the cloth: up to `from` it is woven solid, from there up to `to` open. */
  from: number;
  to: number;
};

type ClothProps = {
  className?: string | undefined;
  stripes: readonly Stripe[];
  /** Whether nothing is left to weave: then the whole cloth is solid and has a hem. */
  isFinished: boolean;
  /** The length of the cloth in years; by default that of its longest stripe. */
  years?: number;
};

// Lengths are in em, one for each thread, so that the cloth scales with the font size of its container.
const woven = 30;
const fringe = 5;
const clothHeight = woven + fringe;
const fringeEnds = 19;

/**
 * A cloth on the loom, as wide as its container, with a stripe for each opening. A stripe is solid up to the fewest
 * years of experience that are asked for, open up to the most, and bare warp below. Its last end hangs out of the cloth.
 */
export function Cloth({
  className,
  stripes,
  isFinished,
  years = Math.max(1, ...stripes.map(({ to }) => to)),
}: ClothProps) {
  const yearHeight = woven / years;
  const stripeWidth = 100 / stripes.length;
  const patterns = new Map(stripes.map((stripe) => [patternOf(stripe), stripe]));
  return (
    <svg className={className} fill="none" aria-hidden="true">
      <defs>
        {[...patterns].map(([id, { weave, yarn }]) => (
          <StripePatterns key={id} id={id} weave={weave} colour={colourOf(yarn)} />
        ))}
        <pattern
          id="cloth-warp"
          width={`${fringeEnds}em`}
          height={`${clothHeight}em`}
          viewBox={`0 0 ${fringeEnds} ${clothHeight}`}
          patternUnits="userSpaceOnUse"
        >
          <Stroke d={bareEnds()} colour="ink-soft" width={0.13} opacity={0.5} />
        </pattern>
      </defs>
      {stripes.map((stripe, index) => {
        const pattern = patternOf(stripe);
        const from = stripe.from * yearHeight;
        const to = stripe.to * yearHeight;
        return (
          <svg
            key={stripe.id}
            aria-hidden="true"
            x={`${num(index * stripeWidth, 4)}%`}
            width={`${num(stripeWidth, 4)}%`}
          >
            <Filled pattern={pattern} from={0} to={isFinished ? clothHeight : from} />
            {!isFinished && (
              <>
                <Filled pattern={`${pattern}-open`} from={from} to={to} />
                <Filled pattern="cloth-warp" from={from} to={clothHeight} />
                <svg aria-hidden="true" x="100%" overflow="visible" data-thread={index}>
                  {/* On its last end, and up to the stripe's edge. */}
                  <Strands
                    yarn={stripe.yarn}
                    as="line"
                    x1={-1.5}
                    x2={-1.5}
                    y1={`${from}em`}
                    y2="100%"
                  />
                </svg>
              </>
            )}
          </svg>
        );
      })}
      {isFinished && <Hem />}
    </svg>
  );
}

/** The width and height of a label, in its own units. */
const labelSize = 44;

/** The `fill` of a label in the weave of a stripe; the cloth, which defines it, has to be on the page. */
export function labelPatternFor(stripe: Pick<Stripe, 'weave' | 'yarn'>): string {
  return `url(#${patternOf(stripe)}-label)`;
}

function patternOf({ weave, yarn }: Pick<Stripe, 'weave' | 'yarn'>): string {
  return `cloth-${weave}-${colourOf(yarn)}`;
}

function Filled({ pattern, from, to }: { pattern: string; from: number; to: number }) {
  const y = from === 0 ? undefined : `${from}em`;
  return <rect y={y} width="100%" height={`${to - from}em`} fill={`url(#${pattern})`} />;
}

function StripePatterns({ id, weave, colour }: { id: string; weave: Weave; colour: Colour }) {
  const { columns, rows } = repeatOf(weave);
  const size = {
    width: `${columns}em`,
    height: `${rows}em`,
    viewBox: `0 0 ${columns} ${rows}`,
    stroke: `var(--${colour})`,
    patternUnits: 'userSpaceOnUse',
  };
  // A label shows whole repeats, and at least eight threads.
  const labelRepeat = labelSize / Math.ceil(8 / columns);
  // Open cloth has every second pick only.
  const isOnTop = (row: number, column: number) => row % 2 === 0 && !lifts(weave, column, row);
  return (
    <>
      <pattern id={id} {...size}>
        {/* All picks in one path: a line down the pattern, as wide as it, whose dashes are the picks. */}
        <path
          d={`M${columns / 2} 0v${rows}`}
          strokeWidth={columns}
          strokeDasharray=".18 .82"
          strokeDashoffset={-0.41}
          opacity={0.32}
        />
        <path d={raised({ weave, columns, rows }, 0.1, 1)} strokeWidth={0.84} />
      </pattern>
      <pattern
        id={`${id}-label`}
        href={`#${id}`}
        width={num(labelRepeat, 2)}
        height={num((labelRepeat * rows) / columns, 2)}
      />
      <pattern id={`${id}-open`} {...size}>
        <path
          d={strokes('h', floats(rows, columns, isOnTop, 1), 0.1)}
          strokeWidth={0.39}
          opacity={0.85}
        />
      </pattern>
    </>
  );
}

function Hem() {
  return (
    <svg aria-hidden="true" y={`${clothHeight - 6}em`}>
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

/** Warp and fringe in one path: between two paths there could be a gap of a fraction of a pixel. */
function bareEnds(): string {
  const random = seeded('fringe');
  const ends = Array.from({ length: fringeEnds }, (_, end) => {
    const loose = Math.round(fringe * (1 - 0.85 * random()));
    return `${move(end + 0.5, 0)}v${woven + loose}`;
  });
  return ends.join('');
}
