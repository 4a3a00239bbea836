import { Drawing } from './Drawing.tsx';
import { raised, weaves } from './lifts.ts';

/** The height of a row in threads, and the size of one crossing of threads in the drawing. */
const rows = 6;
const gap = 2;
const crossing = { width: 6, height: 4.5 };

/** Woven rows, one above the other, each in another weave: one for each year. Together they are twice as wide as high. */
export function Rows({ count }: { count: number }) {
  const lines = count * (rows + gap) - gap;
  const height = lines * crossing.height;
  const row = { columns: (2 * height) / crossing.width, rows };
  const picks = Array.from({ length: rows }, (_, pick) => `M0 ${pick + 0.5}h${row.columns}`);
  const years = Array.from({ length: count }, (_, year) => ({
    weave: weaves[year % weaves.length] ?? 'plain',
    top: year * (rows + gap),
  }));
  return (
    <Drawing width={2 * height} height={height}>
      <g transform={`scale(${crossing.width} ${crossing.height})`}>
        {years.map(({ weave, top }) => (
          <g
            key={top}
            data-row={weave}
            transform={top > 0 ? `translate(0 ${top})` : undefined}
            stroke={top === 0 ? 'var(--madder)' : 'var(--ink)'}
          >
            <path d={picks.join('')} strokeWidth={0.2} opacity={0.45} />
            <path d={raised({ weave, ...row }, 0.05)} strokeWidth={0.86} />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
