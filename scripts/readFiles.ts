// Reads the files of content/ and locales/.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Portraits, Sources } from '#src/check/sources.ts';

/** Commands are run in the project's folder. */
export const root = process.cwd();

/** The contents of all data files by path from the project's folder. */
export async function readDataFiles(): Promise<Sources> {
  const sources: Record<string, string> = {};
  // Whatever the case of its ending: the check refuses a file like HOME.JSON.
  const files = await list(['content/**/*', 'locales/*/*']);
  // One after another: all at once would need more open files than some systems allow.
  for (const file of files.filter((file) => /\.json$/i.test(file))) {
    sources[file] = await readFile(join(root, file), 'utf8');
  }
  return sources;
}

/** The sizes of all photos, with EXIF rotation applied; null for a photo that cannot be decoded. */
export async function readPortraits(): Promise<Portraits> {
  const sizes: Record<string, Portraits[string]> = {};
  for (const file of await list(['content/portraits/*'])) {
    // Decoded completely: a truncated file has a valid header and would only fail in the build.
    const decoded = sharp(join(root, file)).autoOrient().raw();
    sizes[file] = await decoded.toBuffer({ resolveWithObject: true }).then(
      ({ info: { width, height } }) => ({ width, height }),
      () => null,
    );
  }
  return sizes;
}

/**
 * The photos with a record of their own, which may say where they were taken. The site does not publish it, but it can be
 * read in the repository.
 */
export async function findPhotosThatSayMore(folder = root): Promise<string[]> {
  const found: string[] = [];
  for (const file of await list(['content/portraits/*'], folder)) {
    const { exif, xmp, iptc } = await sharp(join(folder, file))
      .metadata()
      .catch(() => ({ exif: undefined, xmp: undefined, iptc: undefined }));
    if (exif || xmp || iptc) found.push(file);
  }
  return found;
}

async function list(patterns: string[], folder = root): Promise<string[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: folder }));
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
