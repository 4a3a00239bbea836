import { Drawing } from './Drawing.tsx';
import { nums } from './path.ts';
import { seeded } from './random.ts';

type FringeProps = { ends: number };

const sheet = { width: 840, height: 90 };

/** Warp ends that hang loose below the cloth they come from. */
export function Fringe({ ends }: FringeProps) {
  const random = seeded('fringe');
  const pitch = sheet.width / ends;
  const hanging = Array.from({ length: ends }, (_, end) => {
    const length = Math.round(14 + (sheet.height - 20) * random() ** 2.2);
    const sway = Math.round((random() - 0.5) * 10);
    return `M${nums([(end + 0.5) * pitch, 0])}q${nums([sway * 0.2, length / 2, sway, length])}`;
  });
  return (
    <Drawing {...sheet}>
      <g stroke="var(--ink-soft)" strokeLinecap="round" strokeWidth={1.1}>
        {[0.4, 0.6, 0.85].map((opacity, layer) => (
          <path
            key={opacity}
            data-ends=""
            d={hanging.filter((_, end) => end % 3 === layer).join('')}
            opacity={opacity}
          />
        ))}
      </g>
    </Drawing>
  );
}
