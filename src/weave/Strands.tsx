import type { SVGProps } from 'react';
import { type Thread, toneOf } from './thread.ts';

type Line = Pick<SVGProps<SVGLineElement>, 'x1' | 'x2' | 'y1' | 'y2'>;

type Turned = Pick<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height' | 'rx'>;

/** A path, a line, or the side and foot of a rectangle, whose other sides lie out of sight. */
type Shape = string | Line | Turned;

type StrandsProps = { thread: Thread; shape: Shape };

/** One length of thread: as thick as `--line`, which its place sets. */
export function Strands({ thread, shape }: StrandsProps) {
  const colour = `var(--${toneOf(thread)})`;
  if (thread === 'plied') {
    return <Strand shape={shape} colour={colour} dashes="calc(var(--line)*2.5) var(--line)" />;
  }
  if (thread === 'double') {
    return (
      <>
        <Strand shape={shape} colour={colour} width={1.7} />
        <Strand shape={shape} colour="var(--silk)" width={0.6} />
      </>
    );
  }
  return <Strand shape={shape} colour={colour} />;
}

type StrandProps = Pick<StrandsProps, 'shape'> & {
  colour: string;
  /** In threads. */
  width?: number;
  dashes?: string;
};

function Strand({ shape, colour, width = 1, dashes }: StrandProps) {
  const look = {
    stroke: colour,
    strokeWidth: width === 1 ? 'var(--line)' : `calc(var(--line)*${width})`,
    strokeDasharray: dashes,
  };
  if (typeof shape === 'string') return <path d={shape} {...look} />;
  return 'width' in shape ? <rect {...shape} {...look} /> : <line {...shape} {...look} />;
}

/** What keeps a thread apart from those it passes over. */
export function Casing({ d }: { d: string }) {
  return <Strand shape={d} colour="var(--silk)" width={2.8} />;
}
