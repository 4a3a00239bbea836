import type { ReactNode } from 'react';
import sharp from 'sharp';
import { Drawing, Stroke } from './Drawing.tsx';
import { floats } from './floats.ts';
import { mapFrame } from './map.ts';
import { nums, type Point } from './path.ts';

type Coordinates = { longitude: number; latitude: number };

type ZoneMapProps = {
  /** An ISO 3166 code, and where the place is. */
  places: readonly { country: string; coordinates?: Coordinates }[];
  raster: Buffer;
};

/** One pixel for each dot of the map: red and green are the letters of its country's code, blue its share of land. */
export function mapRaster(): Promise<Buffer> {
  return sharp('src/weave/figures/map.png').raw().toBuffer();
}

/** What a dot stands for: a highlighted country, "elsewhere" for other land, or nothing. */
function countryAt(raster: Buffer, dot: number, countries: readonly string[]): string | undefined {
  const [red = 0, green = 0, blue = 0] = raster.subarray(3 * dot, 3 * dot + 3);
  const country = String.fromCharCode(red, green);
  if (countries.includes(country)) return country;
  // Islands smaller than a dot are drawn only if their country is highlighted.
  return blue === 255 ? 'elsewhere' : undefined;
}

/** How far the threads bend aside, in dots, in turn; a negative bend is to the north. */
const bowsInTurn = [9, -15];

/** A map of holes, with threads from the first place to the others. */
export function ZoneMap({ places, raster }: ZoneMapProps) {
  const { columns, rows } = mapFrame;
  const countries = [...new Set(places.map(({ country }) => country))];
  const points = places.flatMap(({ coordinates }) => (coordinates ? [onMap(coordinates)] : []));
  // Zones in one place share a thread: one between them would have no length.
  const [home, ...ends] = new Map(points.map((point) => [nums(point), point])).values();
  const holes = (wanted: string) =>
    floats(
      rows,
      columns,
      (row, column) => countryAt(raster, row * columns + column, countries) === wanted,
    )
      // Adjacent holes are one stroke with a dot for each unit; it is 0.01 longer, or the last dot would be left out.
      .map(({ line, from, length }) => `M${from + 0.5} ${line + 0.5}h${length - 0.99}`)
      .join('');
  return (
    <Drawing width={columns * 10} height={rows * 10}>
      <g transform="scale(10)" strokeLinecap="round" strokeDasharray="0 1">
        <g mask="url(#fade-sides)">
          <Stroke d={holes('elsewhere')} colour="ink-soft" width={0.4} mask="url(#fade-top)" />
        </g>
        <Stroke d={countries.map(holes).join('')} colour="ink" width={0.76} />
      </g>
      {home && ends.length > 0 && <ThreadsFrom home={home} ends={ends} />}
      <Fade id="fade-sides">
        <stop offset=".86" stopColor="#fff" />
        <stop offset="1" stopColor="#000" />
      </Fade>
      <Fade id="fade-top" gradientTransform="rotate(90)" />
    </Drawing>
  );
}

type FadeProps = { id: string; gradientTransform?: string; children?: ReactNode };

/** A mask for the land that goes on beyond an edge of the map; `children` are stops of more edges. */
function Fade({ id, children, ...direction }: FadeProps) {
  return (
    <mask id={id} maskContentUnits="objectBoundingBox">
      <linearGradient id={`${id}-gradient`} {...direction}>
        <stop stopColor="#000" />
        <stop offset=".1" stopColor="#fff" />
        {children}
      </linearGradient>
      <path d="M0 0h1v1H0z" fill={`url(#${id}-gradient)`} />
    </mask>
  );
}

function ThreadsFrom({ home, ends }: { home: Point; ends: readonly Point[] }) {
  const eyelets = [home, ...ends].map(
    (place) => `M${nums(place)}m-.8 0a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0z`,
  );
  return (
    <g transform="scale(10)" strokeLinecap="round">
      {ends.map((end, index) => {
        const bow = bowsInTurn[index % bowsInTurn.length] ?? 0;
        const thread = bowed(home, end, bow);
        return (
          <g key={nums(end)}>
            <Stroke d={thread} colour="silk" width={1.1} />
            <Stroke d={thread} colour="madder" width={0.36} />
          </g>
        );
      })}
      <Stroke d={eyelets.join('')} fill="var(--silk)" colour="madder" width={0.36} />
    </g>
  );
}

/** The position of a place on the map, in dots from the top left corner. */
function onMap({ longitude, latitude }: Coordinates): Point {
  const { step, ...corner } = mapFrame;
  return [
    (longitude - corner.longitude) / step.longitude,
    (corner.latitude - latitude) / step.latitude,
  ];
}

function bowed(from: Point, to: Point, bow: number): string {
  const x = to[0] - from[0];
  const y = to[1] - from[1];
  const pull = bow / Math.hypot(x, y);
  const bend = (part: number) => [from[0] + x * part - y * pull, from[1] + y * part + x * pull];
  return `M${nums(from)}C${nums([bend(0.22), bend(0.7), to].flat())}`;
}
