// Cuts the installed families down to the characters and weights the pages use. What was cut once
// is kept beside Astro's own cache, under a hash of everything that decides it.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import { charactersOf } from './characters';
import { type Face, faces } from './faces';

export type FontFile = {
  face: Face;
  /** Its name carries a hash of its bytes, so that it may be kept for ever. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** How far the font reaches above and below its line, as shares of its size. */
  height: { ascent: number; descent: number; lineGap: number };
};

let cut: Promise<FontFile[]> | undefined;

/** Every font file of the site. */
export function fontFiles(): Promise<FontFile[]> {
  cut ??= Promise.all(faces.map((face) => cutFace(face, charactersOf(face.script))));
  return cut;
}

export async function cutFace(face: Face, characters: string): Promise<FontFile> {
  const source = await readFile(sourceOf(face));
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: face.weight },
    keepFeatures: face.script === 'devanagari' ? undefined : features,
  };
  const key = hashOf(source, characters, JSON.stringify(options), subsetVersion);
  const bytes = await kept(key, () => {
    refuseUnknown(characters, source, face);
    return subsetFont(source, characters, options);
  });
  const stem = `${face.family.toLowerCase().replaceAll(' ', '-')}-${face.script}`;
  return { face, name: `${stem}.${hashOf(bytes)}.woff2`, bytes, height: heightOf(bytes) };
}

// What browsers switch on by themselves and what the style sheets ask for. Devanagari keeps all:
// its conjuncts are made of features.
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'lnum', 'tnum'];

const require = createRequire(join(process.cwd(), 'package.json'));
const subsetVersion: string = require('subset-font/package.json').version;

function sourceOf({ family, script }: Face): string {
  const name = family.toLowerCase().replaceAll(' ', '-');
  return require.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`);
}

function refuseUnknown(characters: string, source: Uint8Array, { family, script }: Face) {
  const font = open(source);
  for (const character of characters) {
    if (!font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)) {
      throw new Error(
        `The words use "${character}", for which ${family} (${script}) has no sign.\nWrite it another way in content/ or locales/, or take another family in src/fonts/faces.ts.`,
      );
    }
  }
}

function heightOf(bytes: Uint8Array): FontFile['height'] {
  const { ascent, descent, lineGap, unitsPerEm } = open(bytes);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
}

function open(bytes: Uint8Array) {
  const font = create(Buffer.from(bytes));
  if (font.isCollection) throw new Error('A font file holds several fonts.');
  return font;
}

async function kept(key: string, make: () => Promise<Uint8Array<ArrayBuffer>>) {
  const folder = join('node_modules', '.astro', 'fonts');
  const path = join(folder, `${key}.woff2`);
  try {
    return new Uint8Array(await readFile(path));
  } catch {
    const bytes = await make();
    await mkdir(folder, { recursive: true });
    // Renamed when whole, because two builds may run at once.
    const unfinished = `${path}.${randomUUID()}`;
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
    return bytes;
  }
}

function hashOf(...parts: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 10);
}
