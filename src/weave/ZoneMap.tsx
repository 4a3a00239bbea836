import sharp from 'sharp';
import { Drawing } from './Drawing.tsx';
import { floats } from './floats.ts';
import { nums } from './path.ts';

type Place = { longitude: number; latitude: number };

/** What a map shows: its north-west corner, and how far apart its dots are, in degrees. */
type MapFrame = Place & { step: Place; columns: number; rows: number };

/** Threads from a place to another, with how far they bow, in dots; negative bows north. */
type Route = { name: string; from: Place; to: Place; bow: number };

type ZoneMapProps = {
  frame: MapFrame;
  /** The countries that stand out, by the two letters of ISO 3166, in the order of their threads. */
  countries: readonly string[];
  routes: readonly Route[];
};

// A pixel for each dot of the map: two letters of its country as red and green, and blue for how much of it is land.
const raster = await sharp('src/weave/figures/map.png').raw().toBuffer();

/** What a dot stands for: a country that stands out, "elsewhere" for other land, or nothing. */
export function countryAt(dot: number, countries: readonly string[]): string | undefined {
  const [red = 0, green = 0, blue = 0] = raster.subarray(3 * dot, 3 * dot + 3);
  const country = String.fromCharCode(red, green);
  if (countries.includes(country)) return country;
  // Islands too small for a dot are drawn where their country stands out.
  return blue === 255 ? 'elsewhere' : undefined;
}

const tones = ['var(--madder)', 'var(--ink)', 'var(--madder-ink)'];

/** South and East Asia as punched holes, one to about seventy kilometres, with threads across. */
export function ZoneMap({ frame, countries, routes }: ZoneMapProps) {
  const holes = (wanted: string) =>
    floats(
      frame.rows,
      frame.columns,
      (row, column) => countryAt(row * frame.columns + column, countries) === wanted,
    )
      // A run of holes is one stroke, dotted once per unit; the sliver at its end keeps the last dot.
      .map(({ line, from, length }) => `M${from + 0.5} ${line + 0.5}h${length - 0.99}`)
      .join('');
  return (
    <Drawing width={frame.columns * 10} height={frame.rows * 10}>
      <g transform="scale(10)" strokeLinecap="round" strokeDasharray="0 1">
        <path
          data-country="elsewhere"
          d={holes('elsewhere')}
          stroke="var(--ink-soft)"
          strokeWidth={0.4}
        />
        {[...new Set(countries)].map((country, index) => (
          <path
            key={country}
            data-country={country}
            d={holes(country)}
            stroke={tones[index % tones.length]}
            strokeWidth={0.76}
          />
        ))}
      </g>
      <g transform="scale(10)" strokeLinecap="round">
        {routes.map((route) => (
          <g key={route.name} data-route={route.name}>
            <path d={thread(route, frame, 0)} stroke="var(--silk)" strokeWidth={0.9} />
            <path
              d={thread(route, frame, 0) + thread(route, frame, 1.1)}
              stroke="var(--madder)"
              strokeWidth={0.28}
            />
          </g>
        ))}
        <path
          d={eyelets(routes, frame)}
          fill="var(--silk)"
          stroke="var(--madder)"
          strokeWidth={0.36}
        />
      </g>
    </Drawing>
  );
}

/** Where a place lies on the map, in dots from the top left corner. */
export function onMap({ longitude, latitude }: Place, frame: MapFrame): { x: number; y: number } {
  return {
    x: (longitude - frame.longitude) / frame.step.longitude,
    y: (frame.latitude - latitude) / frame.step.latitude,
  };
}

function thread({ from, to, bow }: Route, frame: MapFrame, slack: number): string {
  const a = onMap(from, frame);
  const b = onMap(to, frame);
  const span = Math.hypot(b.x - a.x, b.y - a.y);
  const aside = { x: (-(b.y - a.y) / span) * bow, y: ((b.x - a.x) / span) * bow };
  const along = (t: number, pull: number) => [
    a.x + (b.x - a.x) * t + aside.x * pull,
    a.y + (b.y - a.y) * t + aside.y * pull,
  ];
  return `M${nums([a.x, a.y])}C${nums([...along(0.22, 1 + slack * 0.25), ...along(0.7, 1 - slack * 0.35), b.x, b.y])}`;
}

function eyelets(routes: readonly Route[], frame: MapFrame): string {
  const ends = new Set(
    routes
      .flatMap(({ from, to }) => [from, to])
      .map((place) => nums(Object.values(onMap(place, frame)))),
  );
  return [...ends].map((end) => `M${end}m-.8 0a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0z`).join('');
}
