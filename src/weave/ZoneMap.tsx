import { Drawing, type Label } from './Drawing.tsx';
import { floats } from './floats.ts';
import type { Country } from './outlines.ts';
import { nums } from './path.ts';
import { mapSize, onMap, type Place, sampleZones } from './zones.ts';

type ZoneMapProps = Label & {
  /** The countries that stand out, by the two letters of ISO 3166, in the order of their threads. */
  countries: readonly Country[];
  /** Threads from a place to another, with how far they bow, in dots; negative bows north. */
  routes?: readonly { name: string; from: Place; to: Place; bow: number }[];
};

const surat = { longitude: 72.83, latitude: 21.17 };
const busan = { longitude: 129.08, latitude: 35.18 };
const jakarta = { longitude: 106.83, latitude: -6.2 };

const fromSurat = [
  { name: 'busan', from: surat, to: busan, bow: -17 },
  { name: 'jakarta', from: surat, to: jakarta, bow: 11 },
];

const tones = ['var(--madder)', 'var(--ink)', 'var(--madder-ink)'];

/** South and East Asia as punched holes, one to about seventy kilometres, with threads across. */
export function ZoneMap({ countries, routes = fromSurat, label }: ZoneMapProps) {
  const zones = sampleZones(countries);
  return (
    <Drawing width={mapSize.columns * 10} height={mapSize.rows * 10} label={label}>
      <g transform="scale(10)" strokeLinecap="round" strokeDasharray="0 1">
        <path
          data-country="elsewhere"
          d={holes(zones, 'elsewhere')}
          stroke="var(--ink-soft)"
          strokeWidth={0.4}
        />
        {[...new Set(countries)].map((country, index) => (
          <path
            key={country}
            data-country={country}
            d={holes(zones, country)}
            stroke={tones[index % tones.length]}
            strokeWidth={0.76}
          />
        ))}
      </g>
      <g transform="scale(10)" strokeLinecap="round">
        {routes.map((route) => (
          <g key={route.name} data-route={route.name}>
            <path d={thread(route, 0)} stroke="var(--silk)" strokeWidth={0.9} />
            <path
              d={thread(route, 0) + thread(route, 1.1)}
              stroke="var(--madder)"
              strokeWidth={0.28}
            />
          </g>
        ))}
        <path d={eyelets(routes)} fill="var(--silk)" stroke="var(--madder)" strokeWidth={0.36} />
      </g>
    </Drawing>
  );
}

// A run of holes is one stroke, dotted once per unit; the sliver at its end keeps the last dot.
function holes(zones: readonly (readonly unknown[])[], country: string): string {
  return floats(mapSize.rows, mapSize.columns, (row, column) => zones[row]?.[column] === country)
    .map(({ line, from, length }) => `M${from + 0.5} ${line + 0.5}h${length - 0.99}`)
    .join('');
}

type Route = { from: Place; to: Place; bow: number };

function thread({ from, to, bow }: Route, slack: number): string {
  const a = onMap(from);
  const b = onMap(to);
  const span = Math.hypot(b.x - a.x, b.y - a.y);
  const aside = { x: (-(b.y - a.y) / span) * bow, y: ((b.x - a.x) / span) * bow };
  const along = (t: number, pull: number) => [
    a.x + (b.x - a.x) * t + aside.x * pull,
    a.y + (b.y - a.y) * t + aside.y * pull,
  ];
  return `M${nums([a.x, a.y])}C${nums([...along(0.22, 1 + slack * 0.25), ...along(0.7, 1 - slack * 0.35), b.x, b.y])}`;
}

function eyelets(routes: readonly Route[]): string {
  const ends = new Set(
    routes.flatMap(({ from, to }) => [from, to]).map((place) => nums(Object.values(onMap(place)))),
  );
  return [...ends].map((end) => `M${end}m-.8 0a.8 .8 0 1 0 1.6 0a.8 .8 0 1 0-1.6 0z`).join('');
}
