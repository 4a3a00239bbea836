import { createHash } from 'node:crypto';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { getCompany, getPeople, getProjects } from '#src/content/load/facts.ts';
import { portraitFiles } from '#src/content/load/files.ts';
import { keptIn } from '#src/content/load/keptIn.ts';
import { byId, getWords } from '#src/content/load/words.ts';
import { weaveKinds } from '#src/content/schema/jobs.ts';
import { mapFrame } from '#src/content/schema/map.ts';
import { eyesOfPhoto, type Person } from '#src/content/schema/people.ts';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { countWords } from '#src/i18n/letters.ts';
import { fromBase } from '#src/i18n/paths.ts';
import { colourOf, type Scheme } from '#src/styles/colours.ts';
import { Draft } from '#src/weave/Draft.tsx';
import { DroppedStitch } from '#src/weave/DroppedStitch.tsx';
import { FriezePanel } from '#src/weave/FriezePanel.tsx';
import { Fringe } from '#src/weave/Fringe.tsx';
import { Knots } from '#src/weave/Knots.tsx';
import { cloth } from '#src/weave/Loom.tsx';
import { cardFor, PunchedCard } from '#src/weave/PunchedCard.tsx';
import { type Likeness, photographed, standIn } from '#src/weave/portraits.ts';
import { Rows } from '#src/weave/Rows.tsx';
import { Slack } from '#src/weave/Slack.tsx';
import { Slit } from '#src/weave/Slit.tsx';
import { Stitches } from '#src/weave/Stitches.tsx';
import { Strand } from '#src/weave/Strand.tsx';
import { Tangle } from '#src/weave/Tangle.tsx';
import { Threads } from '#src/weave/Threads.tsx';
import { Yardage } from '#src/weave/Yardage.tsx';
import { ZoneMap } from '#src/weave/ZoneMap.tsx';

type DrawnFile = { svg: string; file: string; width: number; height: number };

// Reading a picture is asynchronous and rendering a section is not, so all are read here. One that cannot be read throws only where it is drawn.
const likenesses = await Promise.all(
  getPeople().map((person, place) => likenessOf(person, place).catch(asError)),
);

async function likenessOf({ photo, eyes = eyesOfPhoto }: Person, place: number): Promise<Likeness> {
  if (!photo) return standIn(place);
  const path = `content/portraits/${photo}`;
  if (!portraitFiles().includes(path)) {
    throw new Error(
      `${path} is missing.\nPut the photo there, or correct its name in content/people.json.`,
    );
  }
  return photographed(path, eyes, place);
}

function asError(fault: unknown): Error {
  return fault instanceof Error ? fault : new Error(String(fault));
}

let listed: Record<string, ReactElement> | undefined;
const drawn = new Map<string, DrawnFile>();

/**
 * Every drawing that lies below the fold, as a file of its own: it loads only when the
 * visitor comes near. Their numbers are those of content/, so they change with the text.
 */
export function drawingOf(name: string): { src: string; width: number; height: number } {
  const { file, width, height } = draw(name);
  return { src: fromBase(`drawings/${file}.svg`), width, height };
}

/** The drawing as it stands in its file, for pictures that are composed of drawings. */
export function svgOf(name: string): string {
  return draw(name).svg;
}

export function drawingFiles(): { file: string; svg: string }[] {
  listed ??= listDrawings();
  return Object.keys(listed).map(draw);
}

function draw(name: string): DrawnFile {
  return keptIn(drawn, name, () => {
    listed ??= listDrawings();
    const drawing = listed[name];
    if (!drawing) throw new Error(`No drawing is called "${name}".`);
    const svg = asFile(themed(renderToStaticMarkup(drawing), groundOf(name)));
    return { svg, file: `${name}.${fingerprint(svg)}`, ...sizeOf(svg) };
  });
}

/** Names a picture after what it shows, so that a changed one has a new address. */
export function fingerprint(svg: string): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 8);
}

function listDrawings(): Record<string, ReactElement> {
  const { claims, places } = getCompany();
  const [home, ...others] = places.flatMap(({ id, coordinates }) => {
    if (!coordinates) return [];
    const [longitude, latitude] = coordinates;
    return [{ name: id, place: { longitude, latitude } }];
  });
  const bows = [9, -15];
  const routes = others.map(({ name, place }, index) => ({
    name,
    from: home?.place ?? place,
    to: place,
    bow: bows[index % bows.length] ?? 0,
  }));
  const people = getPeople().map(({ id }, place) => ({ id, place }));
  return {
    years: <Rows count={claims.years} />,
    clients: <Stitches count={claims.clients} />,
    'clients-wide': <Stitches count={claims.clients} columns={130} />,
    team: <Knots count={claims.team} />,
    'team-by-day': <Knots count={claims.team} />,
    countries: <Threads count={claims.countries} />,
    badge: <PunchedCard {...cardFor(claims.badge)} />,
    map: (
      <ZoneMap frame={mapFrame} countries={places.map(({ country }) => country)} routes={routes} />
    ),
    fringe: <Fringe ends={cloth.ends / 2} />,
    strand: <Strand />,
    'dropped-stitch': <DroppedStitch columns={48} rows={16} dropped={{ column: 29, row: 9 }} />,
    slack: <Slack />,
    ...named(weaveKinds, (weave) => [`cloth-${weave}`, <Yardage key={weave} weave={weave} />]),
    ...named(weaveKinds, (weave) => [`swatch-${weave}`, <Draft key={weave} weave={weave} />]),
    ...named(people, ({ id, place }) => [`portrait-${id}`, <PortraitAt key={id} place={place} />]),
    ...named(people, ({ id, place }) => [`eyes-${id}`, <EyesAt key={id} place={place} />]),
    ...Object.assign({}, ...languageCodes.map(tanglesIn)),
  };
}

function named<Item>(items: readonly Item[], draw: (item: Item) => [string, ReactElement]) {
  return Object.fromEntries(items.map(draw));
}

// A drawing has a crossing for each word of what was hard.
function tanglesIn(lang: LanguageCode): Record<string, ReactElement> {
  const { projects } = getWords(lang, 'home').whatWeHaveBuilt;
  return named(getProjects(), ({ id }) => {
    const { hard } = byId(projects, id);
    return [tangleFor(id, hard), <Tangle key={id} name={id} crossings={countWords(hard)} />];
  });
}

/** What the tangle of a project is called: languages with equally many words for it share one. */
export function tangleFor(project: string, hard: string): string {
  return `tangle-${project}-${countWords(hard)}`;
}

function PortraitAt({ place }: { place: number }) {
  return <FriezePanel picture={pictureAt(place).bust} place={place} />;
}

function EyesAt({ place }: { place: number }) {
  return <Slit picture={pictureAt(place).eyes} place={place} />;
}

function pictureAt(place: number): Likeness {
  const read = likenesses[place];
  if (!read || read instanceof Error) throw read;
  return read;
}

type Ground = 'page' | 'day' | 'night';

// What light threads are called on a ground that is dark in both schemes.
const atNight: Record<string, string> = {
  '--ink': '--on-indigo',
  '--ink-soft': '--on-indigo-soft',
  '--madder': '--zari',
};

// In a document the parser knows what an SVG is; a file has to say it.
function asFile(svg: string): string {
  return svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
}

// An SVG shown by <img> does not get the page's custom properties, so it carries those it uses.
function themed(svg: string, ground: Ground): string {
  const used = [...new Set([...svg.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))];
  const colour = (name: string, scheme: Scheme) =>
    colourOf((ground === 'night' && atNight[name]) || name, scheme);
  const turning = used.filter((name) => colour(name, 'light') !== colour(name, 'dark'));
  const threads = (names: readonly string[], scheme: Scheme) =>
    `:root{${names.map((name) => `${name}:${colour(name, scheme)}`).join(';')}}`;
  const dark =
    ground === 'day' || turning.length === 0
      ? ''
      : `@media screen and (prefers-color-scheme:dark){${threads(turning, 'dark')}}`;
  return svg.replace('>', `><style>${threads(used, 'light')}${dark}</style>`);
}

// In dark colours eyes would look like a negative; the strand is drawn for a dark ground.
function groundOf(name: string): Ground {
  if (name.startsWith('eyes-') || name === 'strand') return 'day';
  return ['years', 'clients', 'clients-wide', 'team', 'countries', 'badge'].includes(name)
    ? 'night'
    : 'page';
}

function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /(?:viewBox|data-repeat)="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { width: Math.round(Number(width)), height: Math.round(Number(height)) };
}
