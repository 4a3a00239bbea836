import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runnerImport } from 'vite';

const root = join(import.meta.dirname, '..');

/** Reads every data file below `folder` and prints what is wrong with it; true when it may be built. */
export async function checkContent(folder: string = root): Promise<boolean> {
  const { checkContent, describeProblem } = await loadGate();
  const { problems, holes } = checkContent(await readDataFiles(folder));
  for (const problem of problems) console.error(`${describeProblem(problem)}\n`);
  for (const { file, field } of holes) {
    console.warn(`${file}: ${field}: is not translated; the English words are shown`);
  }
  if (problems.length > 0) {
    console.error(`${problems.length} to correct before the site can be built.`);
  }
  return problems.length === 0;
}

async function readDataFiles(folder: string): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for await (const file of glob(['content/*.json', 'locales/*/*.json'], { cwd: folder })) {
    texts[file.replaceAll('\\', '/')] = await readFile(join(folder, file), 'utf8');
  }
  return texts;
}

// The gate shares its schemas with the pages, which import by alias; only the bundler can follow those.
async function loadGate() {
  const { module } = await runnerImport<typeof import('../src/content/gate.ts')>(
    join(root, 'src/content/gate.ts'),
    { root, configFile: false, logLevel: 'error', resolve: { alias: { '~': join(root, 'src') } } },
  );
  return module;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.exitCode = (await checkContent()) ? 0 : 1;
}
