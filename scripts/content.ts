// Reads the data files of the site, checks them, and finds what is left to settle.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { whatIsLeft } from '#src/content/check/doctor.ts';
import { checkContent as check, type Portraits, type Report } from '#src/content/check/gate.ts';
import { annotate, describeProblem, type Texts } from '#src/content/check/problems.ts';
import { settingProblems } from '#src/content/check/settings.ts';
import { dataIn } from '#src/content/load/data.ts';
import { companyFacts } from '#src/content/schema/company.ts';
import { today } from '#src/i18n/formats.ts';

/** The project's folder: every command is started in it. */
export const root = process.cwd();

/** The texts of all data files below `folder`, by their path from there; null for one that cannot be read. */
export async function readDataFiles(folder: string = root): Promise<Texts> {
  const files = await list(folder, 'content/**/*.json', 'locales/*/*.json');
  const texts = files.map(async (file) => {
    const text = await readFile(join(folder, file), 'utf8').catch(() => null);
    return [file, text] as const;
  });
  return Object.fromEntries(await Promise.all(texts));
}

/** The photos below `folder`, each with its size, its EXIF rotation applied; null if it cannot be decoded. */
export async function readPortraits(folder: string = root): Promise<Portraits> {
  const sizes: Record<string, Portraits[string]> = {};
  for (const file of await list(folder, 'content/portraits/*')) {
    // Decoded completely: a truncated file has a valid header, and would fail only in the build.
    const decoded = sharp(join(folder, file)).autoOrient().raw();
    sizes[file] = await decoded.toBuffer({ resolveWithObject: true }).then(
      ({ info: { width, height } }) => ({ width, height }),
      () => null,
    );
  }
  return sizes;
}

/** What is wrong with the data files and with the settings, and what is not translated. */
export async function readReport(texts?: Texts): Promise<Report> {
  const { problems, missing } = check(texts ?? (await readDataFiles()), await readPortraits());
  return { problems: [...settingProblems(process.env), ...problems], missing };
}

/** Reads every data file and prints what is wrong with it and with the settings; true when it may be built. */
export async function checkContent(): Promise<boolean> {
  const texts = await readDataFiles();
  const { problems, missing } = await readReport(texts);
  const isOnGitHub = process.env.GITHUB_ACTIONS === 'true';
  for (const problem of problems) {
    const text = texts[problem.file] ?? '';
    console.error(isOnGitHub ? annotate(problem, text) : `${describeProblem(problem)}\n`);
  }
  for (const { file, field } of missing) {
    console.warn(`${file}: ${field}: is not translated; the English words are shown`);
  }
  if (problems.length > 0) {
    console.error(`${problems.length} to correct before the site can be built.`);
  }
  return problems.length === 0;
}

/** What still keeps the site from going public. */
export async function findWhatIsLeft(data: Texts) {
  const licence = await readFile(join(root, 'LICENSE'), 'utf8').catch(() => '');
  const { timeZone } = companyFacts.parse(dataIn(data['content/company.json'] ?? '')).office;
  return whatIsLeft({ ...data, LICENSE: licence }, today(timeZone), process.env.SITE_URL);
}

async function list(folder: string, ...patterns: string[]): Promise<string[]> {
  const files = await Array.fromAsync(glob(patterns, { cwd: folder }));
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
