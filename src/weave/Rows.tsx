import { Drawing } from './Drawing.tsx';
import { raised, weaves } from './lifts.ts';
import { num } from './path.ts';

const size = { width: 918, height: 459 };

/** The size of a row in threads, and the threads left out below it. */
const row = { columns: 153, rows: 6 };
const gap = 2;

/** Woven rows, one above the other, each in another weave: one for each year. The more there are, the lower they are. */
export function Rows({ count }: { count: number }) {
  const lines = count * (row.rows + gap) - gap;
  const picks = Array.from({ length: row.rows }, (_, pick) => `M0 ${pick + 0.5}h${row.columns}`);
  const years = Array.from({ length: count }, (_, year) => ({
    weave: weaves[year % weaves.length] ?? 'plain',
    top: year * (row.rows + gap),
  }));
  return (
    <Drawing {...size}>
      <g transform={`scale(${size.width / row.columns} ${num(size.height / lines, 4)})`}>
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
