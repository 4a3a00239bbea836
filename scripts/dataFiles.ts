// Every data file of the site, and the code in src/ that judges them.
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runnerImport } from 'vite';

export const root = join(import.meta.dirname, '..');

/** The texts of all data files below `folder`, by their path from there. */
export async function readDataFiles(folder: string = root): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of await list(folder, 'content/*.json', 'locales/*/*.json')) {
    texts[file] = await readFile(join(folder, file), 'utf8');
  }
  return texts;
}

export function listPortraits(folder: string = root): Promise<string[]> {
  return list(folder, 'content/portraits/*');
}

// Modules in src/ import by alias; only the bundler can follow those.
export async function load<Module>(path: string): Promise<Module> {
  const { module } = await runnerImport<Module>(join(root, path), {
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '~': join(root, 'src') } },
  });
  return module;
}

async function list(folder: string, ...patterns: string[]): Promise<string[]> {
  const files: string[] = [];
  for await (const file of glob(patterns, { cwd: folder })) files.push(file.replaceAll('\\', '/'));
  return files.sort();
}
