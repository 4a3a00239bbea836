import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { whatIsLeft } from '#src/content/check/doctor.ts';
import { describeProblem } from '#src/content/check/gate.ts';
import { readDataFiles, root } from './dataFiles.ts';

/** What still keeps the site from going public, each in two lines. */
export async function listWhatIsLeft(): Promise<string[]> {
  const today = new Date().toISOString().slice(0, 10);
  const texts = { ...(await readDataFiles()), ...(await readLicence()) };
  return whatIsLeft(texts, today, process.env.SITE_URL).map(describeProblem);
}

async function readLicence(): Promise<Record<string, string>> {
  const path = join(root, 'LICENSE');
  return existsSync(path) ? { LICENSE: await readFile(path, 'utf8') } : {};
}
