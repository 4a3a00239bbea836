import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cached } from '#src/content/load/cached.ts';
import { getCompany, getPeople } from '#src/content/load/facts.ts';
import { holesOf } from '#src/content/schema/company.ts';
import { mapFrame } from '#src/content/schema/map.ts';
import { eyesOfPhoto, type Person } from '#src/content/schema/people.ts';
import { type TangleKind, tangleKinds } from '#src/content/schema/projects.ts';
import { weaveKinds } from '#src/content/schema/weaves.ts';
import { fromBase } from '#src/i18n/paths.ts';
import {
  colourNamed,
  colours,
  customProperties,
  onIndigo,
  type Shades,
} from '#src/styles/colours.ts';
import droppedStitch from '#src/weave/figures/dropped-stitch.svg?raw';
import fringe from '#src/weave/figures/fringe.svg?raw';
import loomCloth from '#src/weave/figures/loom-cloth.svg?raw';
import slack from '#src/weave/figures/slack.svg?raw';
import strand from '#src/weave/figures/strand.svg?raw';
import ball from '#src/weave/figures/tangle-ball.svg?raw';
import bow from '#src/weave/figures/tangle-bow.svg?raw';
import clover from '#src/weave/figures/tangle-clover.svg?raw';
import coil from '#src/weave/figures/tangle-coil.svg?raw';
import hook from '#src/weave/figures/tangle-hook.svg?raw';
import { Knots } from '#src/weave/Knots.tsx';
import { PunchedCard } from '#src/weave/PunchedCard.tsx';
import { FriezePanel, type Likeness, photographed, Slit, standIn } from '#src/weave/portraits.tsx';
import { Stitches } from '#src/weave/Stitches.tsx';
import { Draft, Rows, Yardage } from '#src/weave/samples.tsx';
import { Threads } from '#src/weave/Threads.tsx';
import { ZoneMap } from '#src/weave/ZoneMap.tsx';

// Photos are read up front, because rendering is synchronous. An unreadable one throws only when it is drawn.
const likenesses = await Promise.allSettled(getPeople().map(likenessOf));

async function likenessOf(person: Person, index: number): Promise<Likeness> {
  const { photo, eyesFromLeft, eyesFromTop } = person;
  if (!photo) return standIn(index);
  const eyes = {
    fromLeft: eyesFromLeft ?? eyesOfPhoto.fromLeft,
    fromTop: eyesFromTop ?? eyesOfPhoto.fromTop,
  };
  // Read by path: if it were imported, Vite would publish the original photo with its location data.
  return photographed(`content/portraits/${photo}`, eyes, index);
}

type PortraitProps = { as: typeof FriezePanel; index: number };

function Portrait({ as: Picture, index }: PortraitProps) {
  const result = likenesses[index];
  if (result?.status !== 'fulfilled') throw result?.reason;
  return <Picture likeness={result.value} place={index} />;
}

const { claims, places } = getCompany();
const personIds = getPeople().map(({ id }) => id);

type Drawings = Record<string, ReactElement | string>;

// On a background that is dark in both colour schemes.
const onNight: Drawings = {
  'loom-cloth': loomCloth,
  years: <Rows count={claims.years} />,
  clients: <Stitches count={claims.clients} />,
  'clients-wide': <Stitches count={claims.clients} columns={130} />,
  team: <Knots count={claims.team} />,
  countries: <Threads count={claims.countries} />,
  badge: <PunchedCard missing={holesOf(claims.badge).missing} />,
};

// Always in the colours of the light scheme: in dark ones, eyes would look like a negative.
const alwaysLight: Drawings = {
  strand,
  ...seriesOf('eyes', personIds, (_, index) => <Portrait as={Slit} index={index} />),
};

const tangles: Record<TangleKind, string> = { ball, bow, clover, coil, hook };

const onPage: Drawings = {
  'team-on-page': <Knots count={claims.team} />,
  map: <ZoneMap frame={mapFrame} places={places} />,
  fringe,
  'dropped-stitch': droppedStitch,
  slack,
  ...seriesOf('cloth', weaveKinds, (weave) => <Yardage weave={weave} />),
  ...seriesOf('swatch', weaveKinds, (weave) => <Draft weave={weave} />),
  ...seriesOf('portrait', personIds, (_, index) => <Portrait as={FriezePanel} index={index} />),
  ...seriesOf('tangle', tangleKinds, (kind) => tangles[kind]),
};

const drawings: Drawings = { ...onNight, ...alwaysLight, ...onPage };

/** One drawing for each name: "cloth-twill", "cloth-satin" … */
function seriesOf<Name extends string>(
  kind: string,
  names: readonly Name[],
  draw: (name: Name, index: number) => ReactElement | string,
): Drawings {
  return Object.fromEntries(names.map((name, index) => [`${kind}-${name}`, draw(name, index)]));
}

type DrawingFile = { svg: string; file: string; width: number; height: number };

const files = new Map<string, DrawingFile>();

/** The address and size of a drawing, which is a separate file so that it can load lazily. */
export function drawingOf(name: string): { src: string; width: number; height: number } {
  const { file, width, height } = fileOf(name);
  return { src: fromBase(`drawings/${file}.svg`), width, height };
}

export function drawingFiles(): DrawingFile[] {
  return Object.keys(drawings).map(fileOf);
}

function fileOf(name: string): DrawingFile {
  return cached(files, name, () => {
    const markup = markupOf(name);
    const [, width, height] = /(?:viewBox|data-repeat)="0 0 ([\d.]+) ([\d.]+)"/.exec(markup) ?? [];
    const svg = standAlone(name, markup);
    return {
      svg,
      file: `${name}.${fingerprint(svg)}`,
      width: Math.round(Number(width)),
      height: Math.round(Number(height)),
    };
  });
}

/** The markup of a drawing; pictures composed of drawings replace its colours. */
export function markupOf(name: string): string {
  const drawing = drawings[name];
  if (drawing === undefined) {
    const fix = 'Add it to src/drawings/drawings.tsx, or correct the name where it is used.';
    throw new Error(`There is no drawing "${name}".\n${fix}`);
  }
  // Files of figures have line breaks and comments.
  if (typeof drawing === 'string') return drawing.replace(/\n\s*(<!--.*?-->)?/g, '');
  return renderToStaticMarkup(drawing);
}

/** A content hash for the file name, so that a changed drawing gets a new address. */
export function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 6);
}

/** Adds what a stand-alone SVG needs: the namespace, and custom properties, which an <img> does not inherit. */
function standAlone(name: string, markup: string): string {
  const used = new Set(markup.match(/(?<=var\(--)[\w-]+/g));
  const shades = [...used].map((colour): [string, Shades] => [colour, shadesOf(colour, name)]);
  return markup.replace(
    /<svg(?: xmlns="\S+")?(.*?)>/,
    `<svg xmlns="http://www.w3.org/2000/svg"$1><style>${customProperties(shades)}</style>`,
  );
}

/** The shades of a colour on the background of a drawing. */
function shadesOf(name: string, drawing: string): Shades {
  const colour = colourNamed(name);
  if (drawing in onNight) return colours[onIndigo[colour] ?? colour];
  const { light, dark } = colours[colour];
  return { light, dark: drawing in alwaysLight ? light : dark };
}
