import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whatIsLeft } from '#src/content/check/doctor.ts';
import { describeProblem, type Problem } from '#src/content/check/problems.ts';
import { readDataFiles, root } from './dataFiles.ts';

/** What still keeps the site from going public, each in two lines. */
export async function listWhatIsLeft(): Promise<string[]> {
  return (await findWhatIsLeft(await readDataFiles())).map(describeProblem);
}

/** The same, each with its file and field. `data` are the data files of the project in `folder`. */
export async function findWhatIsLeft(
  data: Record<string, string>,
  folder: string = root,
): Promise<Problem[]> {
  const today = new Date().toISOString().slice(0, 10);
  return whatIsLeft({ ...data, ...(await readLicence(folder)) }, today, process.env.SITE_URL);
}

async function readLicence(folder: string): Promise<Record<string, string>> {
  const path = join(folder, 'LICENSE');
  return existsSync(path) ? { LICENSE: await readFile(path, 'utf8') } : {};
}
