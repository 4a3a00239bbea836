import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { load, readDataFiles, root } from '#scripts/steps/dataFiles.ts';
import { checkContent } from './gate.ts';

/** What still keeps the site from going public, each in two lines. */
export async function listWhatIsLeft(): Promise<string[]> {
  const { whatIsLeft } = await load<typeof import('#src/content/check/doctor.ts')>(
    'src/content/check/doctor.ts',
  );
  const { describeProblem } = await load<typeof import('#src/content/check/gate.ts')>(
    'src/content/check/gate.ts',
  );
  const today = new Date().toISOString().slice(0, 10);
  const texts = { ...(await readDataFiles()), ...(await readLicence()) };
  return whatIsLeft(texts, today, process.env.SITE_URL).map(describeProblem);
}

async function readLicence(): Promise<Record<string, string>> {
  const path = join(root, 'LICENSE');
  return existsSync(path) ? { LICENSE: await readFile(path, 'utf8') } : {};
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await checkContent())) process.exit(1);
  const left = await listWhatIsLeft();
  for (const finding of left) console.log(`${finding}\n`);
  console.log(
    left.length > 0
      ? `${left.length} to settle before the site goes public.`
      : 'Nothing is left to settle: the site can go public.',
  );
  process.exitCode = left.length > 0 ? 1 : 0;
}
