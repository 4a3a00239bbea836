// Reads and checks the data files, and finds what is left to do before the site goes public.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { whatIsLeft } from '#src/content/check/doctor.ts';
import { checkContent as check, type Portraits, type Report } from '#src/content/check/gate.ts';
import { fieldName } from '#src/content/check/paths.ts';
import {
  annotate,
  describeProblem,
  type Problem,
  type Texts,
} from '#src/content/check/problems.ts';
import { settingProblems } from '#src/content/check/settings.ts';
import { parseData } from '#src/content/load/data.ts';
import { companyFacts } from '#src/content/schema/company.ts';
import { today } from '#src/i18n/formats.ts';
import { hasPlaceOfCapture } from './placeOfCapture.ts';

/** Commands are run in the project's folder. */
export const root = process.cwd();

/** The contents of all data files by path from the project's folder; null for a file that cannot be read. */
export async function readDataFiles(): Promise<Texts> {
  const texts: Record<string, string | null> = {};
  // Whatever the case of its ending: the check says how to rename a file like HOME.JSON.
  const files = await list('content/**/*', 'locales/*/*');
  // One after another: all at once would need more open files than some systems allow.
  for (const file of files.filter((file) => /\.json$/i.test(file))) {
    texts[file] = await readFile(join(root, file), 'utf8').catch(() => null);
  }
  return texts;
}

/** The sizes of all photos, with EXIF rotation applied; null for a photo that cannot be decoded. */
async function readPortraits(): Promise<Portraits> {
  const sizes: Record<string, Portraits[string]> = {};
  for (const file of await list('content/portraits/*')) {
    // Decoded completely: a truncated file has a valid header and would only fail in the build.
    const decoded = sharp(join(root, file)).autoOrient().raw();
    sizes[file] = await decoded.toBuffer({ resolveWithObject: true }).then(
      ({ info: { width, height } }) => ({ width, height }),
      () => null,
    );
  }
  return sizes;
}

/** The photos that say where they were taken: the site does not tell, but whoever reads the repository can see it. */
async function findPhotosWithPlace(): Promise<string[]> {
  const found: string[] = [];
  for (const file of await list('content/portraits/*')) {
    const metadata = await sharp(join(root, file))
      .metadata()
      .catch(() => undefined);
    if (metadata && hasPlaceOfCapture(metadata)) found.push(file);
  }
  return found;
}

/** Errors in data files and settings, and missing translations. */
export async function readReport(given?: Texts): Promise<Report> {
  const texts = given ?? (await readDataFiles());
  const ofSettings = [...settingProblems(process.env), ...openFileProblems(texts)];
  // The content is compared with today's date, which a setting can replace.
  if (ofSettings.length > 0) return { problems: ofSettings, missing: [] };
  return check(texts, await readPortraits());
}

/** Vite opens all data files at once, and some of its own. Windows sets no limit. */
function openFileProblems(texts: Texts): Problem[] {
  const { userLimits } = process.report.getReport() as { userLimits?: Limits };
  const needed = Object.keys(texts).length + 50;
  const allowed = userLimits?.open_files.soft;
  if (typeof allowed !== 'number' || allowed >= needed) return [];
  const fix = `Allow ${needed} or more, for example with "ulimit -n ${needed}".`;
  const wrong = 'are too few for a build';
  return [{ file: 'environment', path: ['open files'], value: allowed, wrong, fix }];
}

type Limits = { open_files: { soft: number | 'unlimited' } };

/** Prints all errors, missing translations and photos that say too much. Returns true if the site can be built. */
export async function checkContent(): Promise<boolean> {
  const texts = await readDataFiles();
  const { problems, missing } = await readReport(texts);
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  for (const problem of problems) {
    const text = texts[problem.file] ?? '';
    console.error(isOnGitHub ? annotate(problem, text) : `${describeProblem(problem)}\n`);
  }
  for (const { file, path } of missing) {
    console.warn(`${file}: ${fieldName(path)}: is not translated; the English text is shown`);
  }
  for (const file of await findPhotosWithPlace()) {
    console.warn(`${file}: says where it was taken; save it without its location`);
  }
  if (problems.length > 0) {
    console.error(`${problems.length} to correct before the site can be built.`);
  }
  return problems.length === 0;
}

/** What is left to do before the site goes public. */
export async function findWhatIsLeft(texts: Texts) {
  const licence = await readFile(join(root, 'LICENSE'), 'utf8').catch(() => '');
  const company = companyFacts.parse(parseData(texts['content/company.json'] ?? ''));
  const day = today(company.office.timeZone);
  return whatIsLeft({ ...texts, LICENSE: licence }, day, process.env.SITE_URL);
}

async function list(...patterns: string[]): Promise<string[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: root }));
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
