import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { FileTexts, Portraits } from '#src/check/files.ts';

/** Commands are run in the project's folder. */
export const root = process.cwd();

/** Where the data files and photos are, from the project's folder. */
export const contentPatterns = ['content/**/*', 'locales/*/*'];

export async function readDataFiles(folder = root): Promise<FileTexts> {
  const sources: Record<string, FileTexts[string]> = {};
  // Whatever the case of its ending: the check refuses a file like HOME.JSON.
  const files = await listFiles(contentPatterns, folder);
  // One after another: all at once would need more open files than some systems allow.
  for (const file of files.filter((file) => /\.json$/i.test(file))) {
    sources[file] = await readFile(join(folder, file), 'utf8').catch(() => null);
  }
  return sources;
}

/** All photos; null for one that cannot be decoded. */
export async function readPortraits(folder = root): Promise<Portraits> {
  const portraits: Record<string, Portraits[string]> = {};
  for (const file of await listFiles(['content/portraits/*'], folder)) {
    portraits[file] = await readPortrait(join(folder, file)).catch(() => null);
  }
  return portraits;
}

async function readPortrait(path: string) {
  // Decoded completely: a truncated file has a valid header and would only fail in the build.
  const decoded = sharp(path).autoOrient().raw();
  const { info } = await decoded.toBuffer({ resolveWithObject: true });
  const { exif, xmp, iptc } = await sharp(path).metadata();
  return { width: info.width, height: info.height, saysMore: Boolean(exif || xmp || iptc) };
}

/** In the order of their names, without hidden ones. */
export async function listFiles(patterns: string[], folder = root): Promise<string[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: folder }));
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
