import { Drawing } from './Drawing.tsx';

const ways = {
  none: 'M4.5 0c0 28 2.5 28 2.5 56s-2.5 28-2.5 56',
  one: 'M4.5 0c0 14 2.5 14 2.5 28s-5 28-5 56 2.5 14 2.5 28',
  two: 'M4.5 0c0 7 2.5 7 2.5 14s-5 14-5 28 5 14 5 28-5 14-5 28 2.5 7 2.5 14',
};

// A file's media are as high as its picture is shown.
const shown = `
  [data-waves=one],[data-waves=two]{display:none}
  @media(min-height:40px){[data-waves=none]{display:none}[data-waves=one]{display:inline}}
  @media(min-height:90px){[data-waves=one]{display:none}[data-waves=two]{display:inline}}
`.replaceAll(/\s*\n\s*/g, '');

/**
 * A thread without tension, stretched to whatever height it is shown at: the lower that is, the fewer waves, as
 * many of them would be a zigzag. It begins and ends in the middle and upright, as the straight thread goes on.
 */
export function Slack() {
  return (
    <Drawing width={9} height={112} preserveAspectRatio="none">
      <style>{shown}</style>
      <g stroke="var(--madder)" strokeWidth={3}>
        {Object.entries(ways).map(([waves, d]) => (
          <path key={waves} data-waves={waves} d={d} vectorEffect="non-scaling-stroke" />
        ))}
      </g>
    </Drawing>
  );
}
