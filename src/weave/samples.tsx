import { Drawing } from './Drawing.tsx';
import { passing, raised, repeatOf, type Weave, weaves } from './lifts.ts';

const draft = { columns: 12, rows: 12 };

/** A weave draft: raised warp as full threads, the weft that passes over it as fine ones. */
export function Draft({ weave }: { weave: Weave }) {
  return (
    <Drawing width={draft.columns * 10} height={draft.rows * 10}>
      <g transform="scale(10)" stroke="var(--madder)">
        <path d={passing({ weave, ...draft })} strokeWidth={0.14} opacity={0.5} />
        <path d={raised({ weave, ...draft }, 0.04)} strokeWidth={0.92} />
      </g>
    </Drawing>
  );
}

const row = { columns: 84, rows: 6 };
const gap = 2;

/** Woven rows, one above the other, each in another weave: one for each year. */
export function Rows({ count }: { count: number }) {
  const years = Array.from({ length: count }, (_, year) => ({
    weave: weaves[year % weaves.length] ?? 'plain',
    top: year * (row.rows + gap),
  }));
  return (
    <Drawing width={row.columns * 6} height={(count * (row.rows + gap) - gap) * 4.5}>
      <g transform="scale(6 4.5)">
        {years.map(({ weave, top }) => (
          <g
            key={top}
            data-row={weave}
            transform={top > 0 ? `translate(0 ${top})` : undefined}
            stroke={top === 0 ? 'var(--madder)' : 'var(--ink)'}
          >
            <path d={passing({ weave, ...row })} strokeWidth={0.2} opacity={0.45} />
            <path d={raised({ weave, ...row }, 0.05)} strokeWidth={0.86} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}

/** The width of a thread in pixels, whatever the size of the box that the cloth fills. */
const cell = 9;

/** Yardage in one weave, of any size. Its first end is in the colour of the page's thread. */
export function Yardage({ weave }: { weave: Weave }) {
  const { columns, rows } = repeatOf(weave);
  const width = columns * cell;
  const height = rows * cell;
  const picks = Array.from({ length: rows }, (_, row) => `M0 ${row + 0.5}h${columns}`);
  return (
    <svg
      aria-hidden="true"
      data-repeat={`0 0 ${width} ${height}`}
      width="100%"
      height="100%"
      fill="none"
    >
      <pattern id="cloth" width={width} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${cell})`} stroke="var(--ink)">
          <path d={picks.join('')} strokeWidth={0.16} opacity={0.4} />
          <path d={raised({ weave, columns, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <pattern id="end" width={cell} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${cell})`} stroke="var(--madder)">
          <path d={raised({ weave, columns: 1, rows }, 0.08, 1)} strokeWidth={0.84} />
        </g>
      </pattern>
      <rect x={cell} width="100%" height="100%" fill="url(#cloth)" />
      <rect width={cell} height="100%" fill="url(#end)" />
    </svg>
  );
}
