import { Drawing } from './Drawing.tsx';
import { passing, raised, weaves } from './lifts.ts';

/** A row in threads, and the size of one crossing of threads in the drawing. */
const row = { columns: 84, rows: 6 };
const gap = 2;
const crossing = { width: 6, height: 4.5 };

/** Woven rows, one above the other, each in another weave: one for each year. */
export function Rows({ count }: { count: number }) {
  const years = Array.from({ length: count }, (_, year) => ({
    weave: weaves[year % weaves.length] ?? 'plain',
    top: year * (row.rows + gap),
  }));
  const height = count * (row.rows + gap) - gap;
  return (
    <Drawing width={row.columns * crossing.width} height={height * crossing.height}>
      <g transform={`scale(${crossing.width} ${crossing.height})`}>
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
