// Cuts the installed families down to the characters and weights the pages use. What was cut once
// is kept beside Astro's own cache, under a hash of everything that decides it.
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type Face, faces, facesOf, stemOf, type Weight } from './faces.ts';
import {
  charactersOf,
  type ExtraFile,
  extraFilesOf,
  openFont,
  pathOf,
  type Source,
} from './signs.ts';
import { withoutSpaceKerning } from './spaceKerning.ts';

export type FontFile = {
  face: Pick<Face, 'role' | 'script'>;
  /** For an extra file: the only characters it is used for. */
  characters?: string;
  /** Its name carries a hash of its bytes, so that it may be cached for ever. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  /** How far the font reaches above and below its line, as shares of its size. */
  height: { ascent: number; descent: number; lineGap: number };
};

/**
 * What is written on the pages: on all of them, on those in one language, and what these say in the others.
 */
type Written = {
  everywhere: string;
  in: (lang: LanguageCode) => string;
  quoted?: string;
};

/** The files that the pages of each language need: those of its faces, then the extra ones. */
export async function cutFontFiles(words: Written): Promise<Map<LanguageCode, FontFile[]>> {
  const files = new Map<LanguageCode, FontFile[]>();
  for (const lang of languageCodes) {
    const own = facesOf(lang).map((face) => cutFace(face, charactersOf(face, words.everywhere)));
    const extras = extraFilesOf(lang, words.in(lang), words.quoted).map(cutExtraFile);
    files.set(lang, await Promise.all([...own, ...extras]));
  }
  return files;
}

/** A family cut to a face's weight and some characters. */
export async function cutFace(face: Face, characters: string): Promise<FontFile> {
  return { face, ...(await cutFile({ ...face, subset: face.script }, face.weight, characters)) };
}

async function cutExtraFile({ role, family, subset, characters }: ExtraFile): Promise<FontFile> {
  const weight = faces.find((face) => face.role === role)?.weight ?? 400;
  const file = await cutFile({ family, subset }, weight, characters);
  return { face: { role, script: 'latin' }, characters, ...file };
}

async function cutFile(from: Source, weight: Weight, characters: string) {
  const source = await readFile(pathOf(from));
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weight },
    keepFeatures: /^(latin|cyrillic|vietnamese)/.test(from.subset) ? features : undefined,
    preserveNameIds: legalNames,
  };
  const key = hashOf(source, characters, JSON.stringify(options), subsetPackage);
  const bytes = await kept(key, async () => {
    const cut = await subsetFont(source, characters, { ...options, targetFormat: 'truetype' });
    const freed = withoutSpaceKerning(cut, openFont(cut).glyphForCodePoint(0x20).id);
    return subsetFont(freed, characters, { ...options, variationAxes: undefined });
  });
  const stem = `${stemOf(from.family)}-${from.subset}`;
  return { name: `${stem}.${hashOf(bytes)}.woff2`, bytes, height: heightOf(bytes) };
}

// What browsers switch on by themselves and what the style sheets ask for. Other scripts keep all of
// theirs: Devanagari letters, for one, join by them.
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'lnum', 'tnum'];

/** With its version, which decides the bytes, too. */
const subsetPackage = readFileSync(join('node_modules', 'subset-font', 'package.json'));

// Trademark, licence and the licence's address: the Open Font License travels with the font. Its
// copyright and its name are kept anyway.
const legalNames = [7, 13, 14];

function heightOf(bytes: Uint8Array): FontFile['height'] {
  const { ascent, descent, lineGap, unitsPerEm } = openFont(bytes);
  return {
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
  };
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
