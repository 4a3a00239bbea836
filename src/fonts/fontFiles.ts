// Cuts the installed families down to the characters and weights the pages use. What was cut once
// is kept beside Astro's own cache, under a hash of everything that decides it.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { type Face, facesOf, stemOf } from './faces.ts';
import { charactersOf, openFont, type Source, signsIn, sourceOf, sourceOfFace } from './signs.ts';
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

/** What is written on all pages, on those in one language, and what these say in the others, in Text alone. */
type Written = { everywhere: string; in: (lang: LanguageCode) => string; quoted: string };

/** The files that the pages of each language need: those of its faces, then the extra ones. */
export async function cutFontFiles(words: Written): Promise<Map<LanguageCode, FontFile[]>> {
  const files = new Map<LanguageCode, FontFile[]>();
  for (const lang of languageCodes) files.set(lang, await filesOf(lang, words));
  return files;
}

function filesOf(lang: LanguageCode, words: Written): Promise<FontFile[]> {
  const own = facesOf(lang).map((face) => ({ face, has: charactersOf(face, words.everywhere) }));
  const files = own.map(({ face, has }) => cutFile(face, sourceOfFace(face), has));
  for (const { face } of own.filter(({ face }) => face.script === 'latin')) {
    const said = words.in(lang) + (face.role === 'Text' ? words.quoted : '');
    const known = own.filter((other) => other.face.role === face.role).map(({ has }) => has);
    const lacking = signsIn(said).filter((sign) => !known.some((has) => has.includes(sign)));
    for (const [source, signs] of Map.groupBy(lacking, (sign) => sourceOf(face.role, sign))) {
      // The gate refuses characters that no family has; their capitals may still be missing.
      if (source) files.push(cutExtraFile(face, source, signs.join('')));
    }
  }
  return Promise.all(files);
}

/** A file beside a role’s own, for the few signs that these lack: ₹, Ł, an arrow, a name in another script. */
async function cutExtraFile(face: Face, source: Source, characters: string): Promise<FontFile> {
  return { ...(await cutFile(face, source, characters)), characters };
}

async function cutFile(face: Face, from: Source, characters: string): Promise<FontFile> {
  const source = await readFile(from.path);
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weight },
    keepFeatures: /^(latin|cyrillic|vietnamese)/.test(from.subset) ? features : undefined,
    preserveNameIds: legalNames,
  };
  const bytes = await kept(hashOf(source, characters, JSON.stringify(options)), async () => {
    const cut = await subsetFont(source, characters, { ...options, targetFormat: 'truetype' });
    const freed = withoutSpaceKerning(cut, openFont(cut).glyphForCodePoint(0x20).id);
    return subsetFont(freed, characters, { ...options, variationAxes: undefined });
  });
  const { ascent, descent, lineGap, unitsPerEm } = openFont(bytes);
  return {
    face,
    name: `${stemOf(from.family)}-${from.subset}.${hashOf(bytes)}.woff2`,
    bytes,
    height: {
      ascent: ascent / unitsPerEm,
      descent: -descent / unitsPerEm,
      lineGap: lineGap / unitsPerEm,
    },
  };
}

// What browsers switch on by themselves and what the style sheets ask for. Other scripts keep all of
// theirs: Devanagari letters, for one, join by them.
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'lnum', 'tnum'];

// Trademark, licence and the licence's address: the Open Font License travels with the font. Its
// copyright and its name are kept anyway.
const legalNames = [7, 13, 14];

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
