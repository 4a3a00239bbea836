import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cached } from '#src/cached.ts';
import { englishContent } from '#src/content/load/content.ts';
import type { Entry } from '#src/content/load/entries.ts';
import { haveAllPhotos } from '#src/content/schema/people.ts';
import { patterns } from '#src/content/schema/weaves.ts';
import { fromBase } from '#src/routes.ts';
import {
  colourNamed,
  colours,
  customProperties,
  darkSchemeEyes,
  darkSectionColours,
  type Shades,
} from '#src/styles/colours.ts';
import { Band, BandStart } from '#src/weave/Band.tsx';
import type { Size } from '#src/weave/Drawing.tsx';
import { Knots } from '#src/weave/Knots.tsx';
import { PunchedCard } from '#src/weave/PunchedCard.tsx';
import { FriezePanel, photographed, Slit, standIn } from '#src/weave/portraits.tsx';
import { Rows } from '#src/weave/Rows.tsx';
import { Stitches } from '#src/weave/Stitches.tsx';
import { Threads } from '#src/weave/Threads.tsx';
import { Yardage } from '#src/weave/Yardage.tsx';
import { mapRaster, ZoneMap } from '#src/weave/ZoneMap.tsx';

/** Each is drawn when it is asked for, or is a file's SVG. */
type Drawings = Record<string, () => ReactElement<Size> | string>;

const figureFiles = import.meta.glob<string>('#src/weave/figures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const figures: Drawings = Object.fromEntries(
  Object.entries(figureFiles).map(([path, svg]) => [basename(path, '.svg'), () => svg]),
);

// The photos and the map are read up front, because rendering is synchronous.
const { company, people, zones, projects, principles } = englishContent();
const raster = await mapRaster();
const portraits = await Promise.all(people.map(portraitOf));

async function portraitOf(person: Entry<'people'>, index: number) {
  const { id, photo, eyesFromLeft, eyesFromTop } = person;
  if (!photo || !haveAllPhotos(people)) return { id, index, likeness: await standIn(index) };
  const eyes = { fromLeft: eyesFromLeft, fromTop: eyesFromTop };
  // Read by path: if it were imported, Vite would publish the original photo with its location data.
  return { id, index, likeness: await photographed(`content/portraits/${photo}`, eyes, index) };
}

const { claims } = company;
const bandWeaves = principles.map(({ weave }) => weave);

// On a background that is dark in both colour schemes.
const darkSectionDrawings: Drawings = {
  years: () => Rows({ count: claims.years }),
  clients: () => Stitches({ count: claims.clients }),
  'clients-wide': () => Stitches({ count: claims.clients, columns: 100 }),
  team: () => Knots({ count: claims.team }),
  countries: () => Threads({ count: claims.countries }),
  badge: () => PunchedCard({ percent: claims.badge }),
};

const pageDrawings: Drawings = {
  'team-on-page': () => Knots({ count: claims.team }),
  band: () => Band({ weaves: bandWeaves, projects }),
  'band-start': () => BandStart({ weave: bandWeaves[0] ?? 'plain' }),
  map: () => ZoneMap({ places: zones, raster }),
  ...Object.fromEntries(portraits.map((person) => [`eyes-${person.id}`, () => Slit(person)])),
  ...Object.fromEntries(
    portraits.map((person) => [`portrait-${person.id}`, () => FriezePanel(person)]),
  ),
  ...Object.fromEntries(patterns.map((weave) => [`cloth-${weave}`, () => Yardage({ weave })])),
};

const drawings: Drawings = { ...figures, ...darkSectionDrawings, ...pageDrawings };

/** What a drawing's colours become in the dark scheme, where they differ from the page's. */
const darkSchemeColours = Object.fromEntries(
  portraits.map(({ id, index }) => [`eyes-${id}`, darkSchemeEyes[index % darkSchemeEyes.length]]),
);

type DrawingFile = Size & { svg: string; file: string };

/** The address and size of a drawing, which is a separate file so that it can load lazily. */
export function drawingOf(name: string): Size & { src: string } {
  const { file, width, height } = fileOf(name);
  return { src: fromBase(`drawings/${file}.svg`), width, height };
}

export function drawingFiles(): DrawingFile[] {
  return Object.keys(drawings).map(fileOf);
}

const fileOf = cached((name: string): DrawingFile => {
  const { markup, width, height } = draw(name);
  const svg = standAlone(name, markup);
  const file = `${name}.${fingerprint(svg)}`;
  return { svg, file, width: Math.round(width), height: Math.round(height) };
});

/** The markup of a drawing; pictures composed of drawings replace its colours. */
export function markupOf(name: string): string {
  return draw(name).markup;
}

function draw(name: string): Size & { markup: string } {
  const drawing = drawings[name]?.();
  if (drawing === undefined) {
    const remedy =
      'Add it to src/drawings/drawings.tsx or src/weave/figures, or correct the name where it is used.';
    throw new Error(`There is no drawing "${name}".\n${remedy}`);
  }
  if (typeof drawing === 'string') return drawingFromFile(drawing);
  const { width, height } = drawing.props;
  return { width, height, markup: renderToStaticMarkup(drawing) };
}

/** A file says its size itself, which has line breaks and comments as well. */
function drawingFromFile(svg: string): Size & { markup: string } {
  const [, width, height] = /(?:viewBox|data-repeat)="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  const markup = svg.replace(/\n\s*(<!--.*?-->)?/g, '');
  return { width: Number(width), height: Number(height), markup };
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

function shadesOf(name: string, drawing: string): Shades {
  const colour = colourNamed(name);
  if (drawing in darkSectionDrawings) return colours[darkSectionColours[colour] ?? colour];
  const { light, dark } = colours[colour];
  return { light, dark: darkSchemeColours[drawing]?.[colour] ?? dark };
}
