// Subsets the installed families to the characters and weights that the pages use.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { type LanguageCode, languageCodes } from '#src/i18n/languages.ts';
import { charsIn, charsOf, type FontSource, sourceOf, sourceOfFace } from './characters.ts';
import { type Face, faces, facesOf, stemOf } from './faces.ts';

export type FontFile = Awaited<ReturnType<typeof cutSubset>> & {
  /** Only for an extra file: the characters it is used for. */
  characters?: string;
};

/** The texts of all pages, of the pages in one language, and quotations from other languages, which are set in Text. */
type Texts = { everywhere: string; in: (lang: LanguageCode) => string; quoted: string };

/** The files for each language: those of its faces, then extra ones for characters that they lack, such as ₹, Ł, →. */
export async function makeFontFiles(texts: Texts): Promise<Map<LanguageCode, FontFile[]>> {
  const files = languageCodes.map(async (lang) => [lang, await filesOf(lang, texts)] as const);
  return new Map(await Promise.all(files));
}

function filesOf(lang: LanguageCode, texts: Texts): Promise<FontFile[]> {
  const faces = facesOf(lang).map((face) => ({ face, chars: charsOf(face, texts.everywhere) }));
  const files = faces.map(({ face, chars }) => fontFile(face, sourceOfFace(face), chars));
  const extraFiles = faces.flatMap(({ face }) => {
    if (face.script !== 'latin') return [];
    const text = texts.in(lang) + (face.role === 'Text' ? texts.quoted : '');
    const sameRole = faces.filter((other) => other.face.role === face.role);
    const covered = sameRole.map(({ chars }) => chars).join('');
    return extraFilesOf(
      face,
      charsIn(text).filter((char) => !covered.includes(char)),
    );
  });
  return Promise.all([...files, ...extraFiles]);
}

/** A file of each family that has some of the characters that a face lacks. */
function extraFilesOf(face: Face, missing: readonly string[]): Promise<FontFile>[] {
  const charsBySource = Map.groupBy(missing, (char) => sourceOf(face.role, char));
  return [...charsBySource].flatMap(([source, chars]) => {
    // The content check rejects characters that no family has, but their capitals may still be missing.
    if (!source) return [];
    const characters = chars.join('');
    // That of the family's own faces, so that its characters look the same in extra files.
    const { weight } = faces.find(({ family }) => family === source.family) ?? face;
    const extra = { ...face, weight };
    return fontFile(extra, source, characters).then((file) => ({ ...file, characters }));
  });
}

const subsets = new Map<string, Promise<FontFile>>();

/** Cached across languages and, in `npm run dev`, until a text has a new character. */
function fontFile(face: Face, source: FontSource, characters: string): Promise<FontFile> {
  const key = JSON.stringify([face, source.path, characters]);
  const file = subsets.get(key) ?? cutSubset(face, source, characters);
  subsets.set(key, file);
  return file;
}

async function cutSubset(face: Face, source: FontSource, characters: string) {
  const { family, subset, path } = source;
  const options = {
    targetFormat: 'truetype',
    variationAxes: { wght: face.weight },
    keepFeatures: /^(latin|cyrillic|vietnamese)/.test(subset) ? features : undefined,
    preserveNameIds: legalNames,
  };
  // Without compression, for the outlines of the company's name.
  const plain: Uint8Array = await subsetFont(await readFile(path), characters, options);
  const compressed = { ...options, targetFormat: 'woff2', variationAxes: undefined };
  const bytes: Uint8Array<ArrayBuffer> = await subsetFont(plain, characters, compressed);
  // So that browsers can cache the file for a year.
  const hash = createHash('sha256').update(bytes).update('\0').digest('hex').slice(0, 6);
  const name = `${stemOf(family)}-${subset}.${hash}.woff2`;
  return { face, name, bytes, plain };
}

// The OpenType features that browsers enable by default or the style sheets use. Other scripts keep all features:
// Devanagari letters need them to join.
const features = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'liga', 'calt', 'lnum', 'tnum'];

// Trademark, licence and its URL, which the Open Font License requires. Copyright and name are kept anyway.
const legalNames = [7, 13, 14];
